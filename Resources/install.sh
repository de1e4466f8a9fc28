#!/bin/sh
# Builds expo and installs it with its manual pages and its completions for bash, zsh and fish.
#
#     Resources/install.sh [--prefix DIR] [--uninstall]
#
# DIR is ~/.local by default; DESTDIR stands before it, as packagers expect. Favourites stay.
set -eu
umask 022
fail() { printf 'install.sh: %s\n' "$1" >&2 && exit "$2"; }

prefix=${HOME:+$HOME/.local} task=install
while [ $# -gt 0 ]; do
  case $1 in
    --prefix=*) prefix=${1#*=} ;;
    --prefix) prefix=${2:-} && [ $# -lt 2 ] || shift ;;
    --uninstall) task=uninstall ;;
    *) fail 'usage: Resources/install.sh [--prefix DIR] [--uninstall]' 64 ;;
  esac
  shift
done
case $prefix in
  '' | -*) fail '--prefix needs a folder' 64 ;;
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
root=${DESTDIR:-}$prefix
program=$root/bin/expo

# Another well-known command has this name.
if [ -e "$program" ] || [ -L "$program" ]; then
  case $("$program" --version 2>/dev/null </dev/null) in
    'expo '[0-9]*.[0-9]*.[0-9]*) ;;
    *) fail "this is another program: $program" 73 ;;
  esac
elif [ $task = uninstall ]; then
  fail "expo is not installed in $root" 66
fi
if [ $task = uninstall ]; then
  cd "$root"
  # Version 6.0 kept a list of what it installed.
  rm -f bin/expo share/man/man1/expo.1 share/man/ko.UTF-8/man1/expo.1 \
    share/bash-completion/completions/expo share/zsh/site-functions/_expo \
    share/fish/vendor_completions.d/expo.fish share/expo/installed
  exit
fi

CDPATH= cd -- "$(dirname -- "$0")/.."
command -v swift >/dev/null || fail 'Swift 6.2 or later is needed: https://www.swift.org/install' 69
# On Linux one file that needs no Swift on the machine to which it is copied.
[ "$(uname)" = Darwin ] && static= || static='-Xswiftc -static-executable'
swift build -c release --product expo $static
new=.build/release/expo
[ -z "$static" ] || strip "$new"
"$new" --version >/dev/null || fail 'the new program does not run; nothing was changed' 70

# Writes the standard input to a file, in one step.
put() {
  mkdir -p "$root/$(dirname "$1")"
  cat >"$root/$1.new"
  chmod "${2:-644}" "$root/$1.new"
  mv -f "$root/$1.new" "$root/$1"
}
put bin/expo 755 <"$new"
"$new" --lang en manual | put share/man/man1/expo.1
"$new" --lang ko manual | put share/man/ko.UTF-8/man1/expo.1
"$new" completions bash | put share/bash-completion/completions/expo
"$new" completions zsh | put share/zsh/site-functions/_expo
"$new" completions fish | put share/fish/vendor_completions.d/expo.fish
rm -f "$root/share/expo/installed"
printf 'installed %s\n' "$program"

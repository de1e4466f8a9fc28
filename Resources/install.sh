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
case $root in
  /*) ;;
  *) root=$PWD/$root ;;
esac

# A complete file waits under the first name until all of them can be moved to the second.
waiting=$root/bin/.expo-install
files='expo:bin/expo en.1:share/man/man1/expo.1 ko.1:share/man/ko.UTF-8/man1/expo.1
  bash:share/bash-completion/completions/expo zsh:share/zsh/site-functions/_expo
  fish:share/fish/vendor_completions.d/expo.fish'
remove_waiting() {
  for file in $files; do rm -f "$waiting/${file%:*}"; done
  rmdir "$waiting" 2>/dev/null || :
}

# Refuses files of other programs, one of which has this name, and places where nothing can be put.
found=
for file in $files; do
  path=$root/${file#*:} folder=$root/${file#*:}
  case $file in
    *.1) words=EXPO_CATALOGUE ;;
    *) words='command expo __complete' ;;
  esac
  if [ -e "$path" ]; then
    found=true
    [ -f "$path" ] || fail "this is in the way: $path" 73
    [ ! -s "$path" ] || LC_ALL=C grep -q "$words" "$path" || fail "this is another program's: $path" 73
  fi
  while folder=$(dirname "$folder") && [ ! -e "$folder" ] && [ ! -L "$folder" ]; do :; done
  [ -d "$folder" ] && [ -w "$folder" ] || fail "this is not a folder that you can change: $folder" 73
done
if [ -e "$waiting" ] || [ -L "$waiting" ]; then
  found=true
  [ -d "$waiting" ] && [ ! -L "$waiting" ] || fail "this is in the way: $waiting" 73
fi

if [ $task = uninstall ]; then
  [ -n "$found" ] || fail "expo is not installed in $root" 66
  for file in $files; do rm -f "$root/${file#*:}"; done
  remove_waiting
  exit
fi

CDPATH= cd -- "$(dirname -- "$0")/.."
# On Linux one file that needs no Swift on the machine to which it is copied.
build='command -v swift >/dev/null || exit 69
  case $(uname) in
    Darwin) swift build -c release --product expo ;;
    *) swift build -c release --product expo -Xswiftc -static-executable && strip .build/release/expo ;;
  esac'
if [ "$(id -u)" = 0 ] && [ "${SUDO_USER:-root}" != root ]; then
  # Builds as the caller, whose PATH has Swift, and who could not write into a .build of root.
  folder=$(printf '%s\n' "$PWD" | sed "s/'/'\\\\''/g")
  su - "$SUDO_USER" -c sh <<END || status=$?
cd -- '$folder' || exit
$build
END
else
  sh -c "$build" || status=$?
fi
case ${status:-0} in
  0) ;;
  69) fail "Swift 6.2 or later is needed${SUDO_USER:+ (it was looked for as $SUDO_USER)}: https://www.swift.org/install" 69 ;;
  *) exit "$status" ;;
esac
new=$PWD/.build/release/expo
"$new" --version >/dev/null || fail 'the new program does not run; nothing was changed' 70

trap remove_waiting EXIT
trap 'exit 1' HUP INT TERM
# What is left of another installation; then a new folder, in which no link leads elsewhere.
remove_waiting
mkdir -p "$root/bin"
mkdir "$waiting"
cat <"$new" >"$waiting/expo"
chmod 755 "$waiting/expo"
for language in en ko; do "$new" --lang $language manual >"$waiting/$language.1"; done
for shell in bash zsh fish; do "$new" completions $shell >"$waiting/$shell"; done
for file in $files; do
  mkdir -p "$(dirname "$root/${file#*:}")"
  mv -f "$waiting/${file%:*}" "$root/${file#*:}"
done
printf 'installed %s\n' "$root/bin/expo"

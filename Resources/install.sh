#!/bin/sh
# Builds expo and installs it with its manual pages and its completions for bash, zsh and fish.
#
#     Resources/install.sh [--prefix DIR] [--uninstall]
#
# DIR is ~/.local if it is not named. Run again it upgrades; --uninstall removes all that it installed.
# Favourites are kept in either case.
set -eu

usage() {
  sed -n 's/^#     /usage: /p' "$0"
}

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit "$2"
}

prefix=
task=install
while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      [ $# -gt 1 ] || fail '--prefix needs a folder' 64
      prefix=$2
      shift
      ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --uninstall) task=uninstall ;;
    -h | --help)
      usage
      exit 0
      ;;
    *) fail "unknown argument: $1 ($(usage))" 64 ;;
  esac
  shift
done
# A relative folder is one of where the reader stands, not of this checkout.
case ${prefix:=${HOME:?}/.local} in
  /*) ;;
  *) prefix=$(pwd)/$prefix ;;
esac

bin=$prefix/bin
english=$prefix/share/man/man1
korean=$prefix/share/man/ko.UTF-8/man1
bash=$prefix/share/bash-completion/completions
zsh=$prefix/share/zsh/site-functions
fish=$prefix/share/fish/vendor_completions.d

if [ $task = uninstall ]; then
  # Version 3.0 put the Korean manual into man/ko.
  rm -f "$bin/expo" "$english/expo.1" "$korean/expo.1" "$prefix/share/man/ko/man1/expo.1" \
    "$bash/expo" "$zsh/_expo" "$fish/expo.fish"
  printf 'removed from %s\n' "$prefix"
  exit 0
fi

cd "$(dirname "$0")/.."
command -v swift >/dev/null || fail 'Swift 6.2 or later is needed: https://www.swift.org/install' 69
if [ "$(uname)" = Darwin ]; then
  swift build -c release --product expo
else
  # One file that needs no Swift on the machine to which it is copied. The linker warns of getpwuid_r and
  # dlopen in the toolchain's own archives.
  swift build -c release --product expo -Xswiftc -static-executable
fi

mkdir -p "$bin" "$english" "$korean" "$bash" "$zsh" "$fish"
# A running expo keeps the file that it runs.
cp .build/release/expo "$bin/expo.new"
[ "$(uname)" = Darwin ] || strip "$bin/expo.new"
mv -f "$bin/expo.new" "$bin/expo"
"$bin/expo" --lang en manual >"$english/expo.1"
"$bin/expo" --lang ko manual >"$korean/expo.1"
"$bin/expo" completions bash >"$bash/expo"
"$bin/expo" completions zsh >"$zsh/_expo"
"$bin/expo" completions fish >"$fish/expo.fish"

printf 'installed %s\n' "$bin/expo"
case :${PATH:-}: in
  *:"$bin":*) ;;
  *) printf 'To run it by its name, add to your PATH: %s\n' "$bin" ;;
esac

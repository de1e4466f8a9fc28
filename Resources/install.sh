#!/bin/sh
# Builds expo and installs it with its manual pages and its completions for bash, zsh and fish.
#
#     Resources/install.sh [--prefix DIR] [--uninstall]
#
# DIR is ~/.local by default. Running it again upgrades; --uninstall removes what it installed and the folders
# that it made. Other files stay, and so do favourites.
set -eu

usage() {
  sed -n 's/^#     /usage: /p' "$0"
}

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit "$2"
}

prefix=${HOME:+$HOME/.local}
take_prefix() {
  case $1 in
    '' | -* | *'
'*) fail '--prefix needs a folder' 64 ;;
  esac
  prefix=$1
}

task=install
while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      take_prefix "${2:-}"
      shift
      ;;
    --prefix=*) take_prefix "${1#--prefix=}" ;;
    --uninstall) task=uninstall ;;
    -h | --help)
      usage
      exit 0
      ;;
    *) fail "unknown argument: $1 ($(usage))" 64 ;;
  esac
  shift
done
# A relative folder counts from the working folder, not from this checkout.
case $prefix in
  '') fail 'HOME is not set; name a folder with --prefix' 64 ;;
  /*) ;;
  *) prefix=$(pwd)/$prefix ;;
esac

files='bin/expo share/man/man1/expo.1 share/man/ko.UTF-8/man1/expo.1
  share/bash-completion/completions/expo share/zsh/site-functions/_expo
  share/fish/vendor_completions.d/expo.fish'
# Version 3.0 put the Korean manual into man/ko.
earlier=share/man/ko/man1/expo.1
# The checksums of what was installed, and the folders that were made for it.
list=$prefix/share/expo/installed

header="# What expo's install.sh installed"

is_there() {
  [ -e "$1" ] || [ -L "$1" ]
}

# Before version 6.0 there was no list.
is_earlier=no
if is_there "$list"; then
  [ -f "$list" ] && [ ! -L "$list" ] && [ "$(head -n 1 "$list")" = "$header" ] ||
    fail "this is not a list that this script made: $list" 73
elif [ -f "$prefix/bin/expo" ] && [ ! -L "$prefix/bin/expo" ]; then
  case $("$prefix/bin/expo" --version 2>/dev/null </dev/null) in
    'expo '[0-9]*) is_earlier=yes ;;
  esac
fi

# Whether this script has installed a file, and it has not changed since.
is_ours() {
  [ -f "$prefix/$1" ] && [ ! -L "$prefix/$1" ] || return 1
  [ $is_earlier = yes ] || (cd "$prefix" && grep -qxFs -e "$(cksum "$1")" "$list")
}

# Removes folders, each named on a line of the input, if they are empty.
remove_folders() {
  LC_ALL=C sort -r | while IFS= read -r folder; do
    rmdir "$folder" 2>/dev/null || :
  done
}

if [ $task = uninstall ]; then
  for file in $files $earlier; do
    if is_ours "$file"; then
      rm -f "$prefix/$file"
    elif is_there "$prefix/$file"; then
      printf 'left, because this script did not install it: %s\n' "$prefix/$file" >&2
    fi
  done
  if [ -f "$list" ]; then
    folders=$(sed -n 's/^folder //p' "$list")
    rm -f "$list"
    printf '%s\n' "$folders" | remove_folders
  fi
  printf 'removed from %s\n' "$prefix"
  exit 0
fi

for file in $files; do
  if is_there "$prefix/$file" && ! is_ours "$file"; then
    fail "this script did not install $prefix/$file; move it away first" 73
  fi
done
CDPATH= cd -- "$(dirname -- "$0")/.."
command -v swift >/dev/null || fail 'Swift 6.2 or later is needed: https://www.swift.org/install' 69
if [ "$(uname)" = Darwin ]; then
  swift build -c release --product expo
else
  # One file that needs no Swift on the machine to which it is copied. The linker warns of getpwuid_r and
  # dlopen in the toolchain's own archives.
  swift build -c release --product expo -Xswiftc -static-executable
fi

made=
# Makes a folder and its missing parents.
make_folder() {
  [ -d "$1" ] && return
  make_folder "$(dirname "$1")"
  mkdir "$1"
  made="${made}folder $1
"
}

stage=$prefix/.expo.$$
clean_up() {
  rm -rf "$stage"
  printf '%s' "$made" | sed 's/^folder //' | remove_folders
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Everything is made beside its place first, so that a new program that does not run replaces nothing.
make_folder "$prefix"
mkdir "$stage"
for file in $files; do mkdir -p "$stage/$(dirname "$file")"; done
new=$stage/bin/expo
cp .build/release/expo "$new"
[ "$(uname)" = Darwin ] || strip "$new"
"$new" --version >/dev/null || fail 'the new program does not run; nothing was changed' 70
"$new" --lang en manual >"$stage/share/man/man1/expo.1"
"$new" --lang ko manual >"$stage/share/man/ko.UTF-8/man1/expo.1"
"$new" completions bash >"$stage/share/bash-completion/completions/expo"
"$new" completions zsh >"$stage/share/zsh/site-functions/_expo"
"$new" completions fish >"$stage/share/fish/vendor_completions.d/expo.fish"
for file in $files share/expo/installed; do make_folder "$(dirname "$prefix/$file")"; done
{
  printf '%s\n' "$header"
  sed -n '/^folder /p' "$list" 2>/dev/null || :
  printf '%s' "$made"
  (cd "$stage" && cksum $files)
} >"$stage/installed"

# From here on nothing interrupts; after a crash the list has both the old and the new files.
trap '' HUP INT TERM
cp "$stage/installed" "$stage/both"
if [ $is_earlier = yes ]; then
  (cd "$prefix" && cksum $files $earlier 2>/dev/null || :) >>"$stage/both"
elif [ -f "$list" ]; then
  cat "$list" >>"$stage/both"
fi
mv -f "$stage/both" "$list"
if is_ours "$earlier"; then rm -f "$prefix/$earlier"; fi
for file in $files; do mv -f "$stage/$file" "$prefix/$file"; done
mv -f "$stage/installed" "$list"
made=

printf 'installed %s\n' "$prefix/bin/expo"
case :${PATH:-}: in
  *:"$prefix/bin":*) ;;
  *) printf 'To run it by its name, add to your PATH: %s\n' "$prefix/bin" ;;
esac

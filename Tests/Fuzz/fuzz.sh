#!/usr/bin/env bash
# Fuzzes the program under AddressSanitizer: fuzz.sh [layout|pictures|pages] [seconds]
#
#   layout     escaping, measuring and layout of any text
#   pictures   reading and drawing an XPM picture
#   pages      the whole way: a file is scanned, decoded, made into pages and laid out
#
# The sources are compiled here: the package manager cannot link a fuzzer.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${1:-layout}
seconds=${2:-180}
build=.build/fuzz
fixtures=Tests/Fixtures
case $target in
  layout)
    modules=(ExpoCore TerminalText) name=LayoutFuzzer length=256
    sources=() inputs=("$fixtures"/{films,groups} Tests/Snapshots/pages)
    options=(-dict=Tests/Fuzz/text.dict)
    ;;
  pictures)
    modules=(ExpoCore TerminalText) name=PictureFuzzer length=4096
    sources=(Tests/TerminalTextTests/Support/PictureProperties.swift)
    inputs=("$fixtures"/pictures{,/broken} Resources/pictures) options=(-dict=Tests/Fuzz/xpm.dict)
    ;;
  pages)
    modules=(ExpoCore TerminalText) name=PagesFuzzer length=4096
    mapfile -t sources < <(find Sources/expo -name '*.swift' ! -name main.swift)
    inputs=("$fixtures"/{films,groups}) options=()
    ;;
  *)
    echo "usage: ${0##*/} [layout|pictures|pages] [seconds]" >&2
    exit 64
    ;;
esac
mkdir -p "$build/$target/corpus" "$build/$target/findings"

# The modules of the two C targets, as the package manager makes them.
cat >"$build/module.modulemap" <<MAP
module CSystem { header "$PWD/Sources/CSystem/include/CSystem.h" export * }
module ExpoResources { header "$PWD/Resources/include/ExpoResources.h" export * }
MAP
objects=()
for file in Sources/CSystem/CSystem.c Resources/embed.c; do
  objects+=("$build/$(basename "$file" .c).o")
  clang -std=c2x -O -ISources/CSystem/include -IResources/include -c "$file" -o "${objects[-1]}"
done

compile() { # ARGUMENT...
  swiftc -O -wmo -parse-as-library -sanitize=fuzzer,address -enable-testing \
    -swift-version 6 -package-name expo -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault \
    -I "$build" -Xcc -fmodule-map-file="$build/module.modulemap" "$@"
}
for module in "${modules[@]}"; do
  objects+=("$build/$module.o")
  mapfile -t files < <(find "Sources/$module" -name '*.swift')
  compile -module-name "$module" -emit-module -emit-module-path "$build/$module.swiftmodule" \
    -c "${files[@]}" -o "$build/$module.o"
done
compile -module-name "$name" "${sources[@]}" "Tests/Fuzz/$name.swift" "${objects[@]}" \
  -o "$build/$target/fuzzer"

# Leak detection needs ptrace, which containers often refuse; a backtrace takes minutes.
SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 "$build/$target/fuzzer" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -max_len="$length" "${options[@]}" \
  -artifact_prefix="$build/$target/findings/" -print_final_stats=1 \
  "$build/$target/corpus" "${inputs[@]}"

#!/usr/bin/env bash
# Fuzzes the reading of a catalogue's file: fuzz.sh [seconds]
#
# The sources are compiled together with the target: the package manager cannot link a fuzzer.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-180}
build=.build/fuzz
mkdir -p "$build/corpus" "$build/findings"

mapfile -t sources < <(find Sources/ExpoCore -name '*.swift')

# The modules of the two C targets, as the package manager makes them.
cat >"$build/module.modulemap" <<MAP
module CSystem { header "$PWD/Sources/CSystem/include/CSystem.h" export * }
module ExpoResources { header "$PWD/Resources/include/ExpoResources.h" export * }
MAP
clang -std=c2x -O -ISources/CSystem/include -c Sources/CSystem/CSystem.c -o "$build/CSystem.o"
clang -std=c2x -O -IResources/include -c Resources/embed.c -o "$build/ExpoResources.o"

swiftc -O -parse-as-library -sanitize=fuzzer,address \
  -swift-version 6 -package-name expo -module-name CatalogueFuzzer \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
  -enable-upcoming-feature InternalImportsByDefault \
  -Xcc -fmodule-map-file="$build/module.modulemap" "$build/CSystem.o" "$build/ExpoResources.o" \
  "${sources[@]}" \
  Tests/ExpoCoreTests/Support/CatalogueProperties.swift Tests/Fuzz/CatalogueFuzzer.swift \
  -o "$build/fuzzer"

# Leak detection needs ptrace, which containers often refuse.
ASAN_OPTIONS=detect_leaks=0 "$build/fuzzer" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -max_len=8192 \
  -dict=Tests/Fuzz/json.dict -artifact_prefix="$build/findings/" -print_final_stats=1 \
  "$build/corpus" Tests/Fixtures/{broken,films,groups}

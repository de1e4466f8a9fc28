#!/usr/bin/env bash
# Fuzzes the reading and drawing of pictures: fuzz-pictures.sh [seconds]
#
# The sources are compiled together with the target: the package manager cannot link a fuzzer.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-180}
build=.build/fuzz-pictures
mkdir -p "$build/corpus" "$build/findings"

mapfile -t sources < <(find Sources/TerminalText -name '*.swift')

swiftc -O -parse-as-library -sanitize=fuzzer,address \
  -swift-version 6 -package-name expo -module-name PictureFuzzer \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
  -enable-upcoming-feature InternalImportsByDefault \
  "${sources[@]}" \
  Tests/TerminalTextTests/Support/PictureProperties.swift Tests/Fuzz/PictureFuzzer.swift \
  -o "$build/fuzzer"

# Leak detection needs ptrace, which containers often refuse.
ASAN_OPTIONS=detect_leaks=0 "$build/fuzzer" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -max_len=4096 \
  -dict=Tests/Fuzz/xpm.dict -artifact_prefix="$build/findings/" -print_final_stats=1 \
  "$build/corpus" Tests/Fixtures/pictures{,/broken} Resources/pictures

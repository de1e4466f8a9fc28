#!/usr/bin/env bash
# Fuzzes escaping, measuring and layout under AddressSanitizer: fuzz-layout.sh [seconds]
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-180}
build=.build/fuzz-layout
mkdir -p "$build/corpus" "$build/findings"
mapfile -t sources < <(find Sources/TerminalText -name '*.swift')

swiftc -O -parse-as-library -sanitize=fuzzer,address \
  -swift-version 6 -package-name expo -module-name LayoutFuzzer \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
  -enable-upcoming-feature InternalImportsByDefault \
  "${sources[@]}" Tests/Fuzz/LayoutFuzzer.swift -o "$build/fuzzer"

# Leak detection needs ptrace, which containers often refuse.
SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 "$build/fuzzer" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -max_len=256 \
  -artifact_prefix="$build/findings/" -print_final_stats=1 \
  "$build/corpus" Tests/Fixtures/{films,groups} Tests/Snapshots/items

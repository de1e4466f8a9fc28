#!/usr/bin/env bash
# Measures expo beside what people use instead: start-up, instructions, a large catalogue, and how hostile
# catalogues make the cost grow.
#
#     Tests/Benchmarks/run.sh [start] [instructions] [scale] [growth]      # all four if none is named
#
# EXPO_BENCH_ROUNDS (51) and EXPO_BENCH_SCALE_ROUNDS (3) say how often a command runs,
# EXPO_BENCH_ITEMS (5000) how large the large catalogue is; it stands under TMPDIR meanwhile.
# EXPO_BENCH_GROWTH is "BYTES LARGE" for the hostile shapes (20000 20000000), EXPO_BENCH_SHAPE one of them.
# Needs swift and python3; peers that are missing are named in their rows.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
count=${EXPO_BENCH_ITEMS:-5000}
parts=${*:-start instructions scale growth}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The interpreter itself, because version managers put a slow script in front of it.
python=$(python3 -c 'import sys; print(sys.executable)')

has() { command -v "$1" >/dev/null; }
wants() { [[ " $parts " == *" $1 "* ]]; }
measure() { # in the same environment everywhere
  env -i PATH="$PATH" HOME="$work" LC_ALL=C.UTF-8 TEALDEER_CACHE_DIR="$work" \
    "$python" "$here/measure.py" "$@"
}
generate() { # FOLDER COUNT
  mkdir "$1"
  "$python" "$here/generate.py" "$2" <Resources/items.json >"$1/items.json"
}
build() { # FOLDER [OPTION...], without the linker's warnings about the toolchain's own archives
  swift build -c release --product expo --scratch-path "$@" 2>&1 |
    sed '/swift_static.*: warning:/d' >&2
}

build .build-bench-dynamic
dynamic=$PWD/.build-bench-dynamic/release/expo
static=not-on-this-system
if [[ $(uname) == Linux ]]; then
  build .build-bench-static -Xswiftc -static-executable
  static=$PWD/.build-bench-static/release/expo
else
  echo 'No static executable on this system: its rows are missing.' >&2
fi
# Other programs are called tldr too.
tldr=tealdeer cat=cat
if has tldr && [[ $(tldr --version) == tealdeer* ]]; then tldr=$work/tldr; fi
# A file's page faults depend on the tool that wrote it, so the three that are compared are copies.
if has "$static"; then cp "$static" "$work/expo-copied" && copied=$work/expo-copied; fi
cp "$(command -v cat)" "$work/cat" && cat=$work/cat
if [[ $tldr == "$work/tldr" ]]; then cp "$(command -v tldr)" "$tldr"; fi

echo "machine: $(uname -srm), $(getconf _NPROCESSORS_ONLN) cores,$(uptime | sed 's/.*load/ load/')"
for tool in swift "$python" "$tldr" man jq grep valgrind; do
  echo "${tool##*/}: $({ has "$tool" && "$tool" --version || echo missing; } 2>&1 | head -n 1)"
done
if has "$static"; then
  strip -o "$work/stripped" "$static"
  echo "static, stripped: $(wc -c <"$work/stripped" | awk '{printf "%.1f MB", $1 / 1e6}')"
fi

rows() { # TITLE STATUS ARGUMENT...: a command, static and dynamic, beside cat of the same text
  local text="$work/text-$3"
  "$dynamic" "${@:3}" >"$text" 2>&1 || true
  echo "# $1"
  echo "expo, static | $2 | ${copied:-$static} ${*:3}"
  echo "expo, dynamic | $2 | $dynamic ${*:3}"
  echo "* cat, of the same text | 0 | $cat $text"
}

start() { # the bundled catalogue
  echo '# nothing at all'
  echo 'true | 0 | true'
  rows '--help' 0 --help
  rows 'overview' 0 overview
  rows 'search' 0 search 활자
  rows 'item, a miss' 1 item 검은고
  rows 'items' 0 items
  cat <<END
jq, the names | 0 | jq -r .[].name Resources/items.json
python3, the names | 0 | $python -c 'import json; [print(i["name"]) for i in json.load(open("Resources/items.json"))]'
END
  rows 'item (limit: 1.4 x tldr)' 0 item 거문고
  # The same text as the page of a command "expo", for tldr and for man.
  mkdir -p "$work/tldr-pages/pages/common"
  sed 's/^/> /' "$work/text-item" >"$work/tldr-pages/pages/common/expo.md"
  { echo '.TH expo 1' && sed 's/^$/.PP/' "$work/text-item"; } >"$work/expo.1"
  echo "tldr (tealdeer), the same text as a page | 0 | $tldr expo"
  echo "man -P cat, the same text as a page | 0 | man -P cat $work/expo.1"
}

instructions() { # of the static program; they do not vary
  local foreign="--catalogue $work/thousand" many="--catalogue $work/five-thousand"
  cat <<END
# bundled catalogue, static
--version | 0 | $work/expo --version
--help (limit 2.1) | 0 | $work/expo --help
overview (limit 2.7) | 0 | $work/expo overview
overview in English (limit 3.3) | 0 | $work/expo overview --lang en
search (limit 13) | 0 | $work/expo search 파리
search in English (limit 18) | 0 | $work/expo search paris --lang en
search, a miss (limit 20) | 1 | $work/expo search 없는말
search, a miss in English (limit 25) | 1 | $work/expo search nosuchword --lang en
item, a miss (limit 12.5) | 1 | $work/expo item 검은고
item, a miss in English (limit 19.5) | 1 | $work/expo item geomunko --lang en
items (limit 4.4) | 0 | $work/expo items
items in English (limit 7.6) | 0 | $work/expo items --lang en
item (limit 4.4) | 0 | $work/expo item 거문고
item in English (limit 8) | 0 | $work/expo item geomungo --lang en
# 1,000 items, what comes on top of decoding
* decoding, and any item | 0 | $work/expo random $foreign
items | 0 | $work/expo items $foreign
item, exact | 0 | $work/expo item 거문고산조악보 $foreign
item, consonants | 0 | $work/expo item ㄱㅁㄱㅅㅈㅇㅂ $foreign
item, a miss with suggestions | 1 | $work/expo item 검은고산죠악브 $foreign
search, two words | 0 | $work/expo search 구텐베르크 거문고 $foreign
# one key in the browser at 200x60, 5,000 items
j | j: | $work/expo browse $many
j in a category | cj: | $work/expo browse $many
j behind a filter | /ㄱ⏎j: | $work/expo browse $many
n on the page | ⏎n: | $work/expo browse $many
# one key in the browser at 200x60, 100 items
j | j: | $work/expo browse --catalogue $work/hundred
END
}

scale() { # growth is the time divided by that in a catalogue of a tenth
  local expo=$static initials='[가-깋][마-밓][가-깋][사-싷][자-짛][아-잏][바-빟]'
  local py="$python -c 'import json, re, difflib; d = json.load(open(\"{}/items.json\"))"
  has "$expo" || expo=$dynamic
  cat <<END
# nothing at all
true | 0 | true
# items (limit beside jq: item half, search 1.4, items --json 1.5, check 4, others 1; 15 x file in memory)
expo | 0 | $expo items --catalogue {}
* jq | 0 | jq -r '.[] | .name + "  " + .short_desc' {}/items.json
python3 | 0 | $py; [print(i["name"], i["short_desc"]) for i in d]'
# items --json
expo | 0 | $expo items --json --catalogue {}
* jq | 0 | jq . {}/items.json
# item, exact
expo | 0 | $expo item 거문고산조악보 --catalogue {}
* jq | 0 | jq '.[] | select(.name == "거문고산조악보")' {}/items.json
python3 | 0 | $py; [print(i) for i in d if i["name"] == "거문고산조악보"]'
# item, consonants
expo | 0 | $expo item ㄱㅁㄱㅅㅈㅇㅂ --catalogue {}
* jq | 0 | jq '.[] | select(.name | test("^$initials"))' {}/items.json
python3 | 0 | $py; [print(i) for i in d if re.match("$initials", i["name"])]'
# item, a miss with suggestions
expo | 1 | $expo item 검은고산죠악브 --catalogue {}
* jq, without suggestions | 0 | jq '.[] | select(.name == "검은고산죠악브")' {}/items.json
python3, difflib's suggestions | 0 | $py; difflib.get_close_matches("검은고산죠악브", [i["name"] for i in d])'
# search, two words
expo | 0 | $expo search 구텐베르크 거문고 --catalogue {}
* jq | 0 | jq '.[] | select(tostring | contains("구텐베르크") and contains("거문고"))' {}/items.json
python3 | 0 | $py; [print(i) for i in d if "구텐베르크" in str(i) and "거문고" in str(i)]'
# browse: its first screen, and keys (limit at 5,000 items: 0.15 s)
* item | 0 | $expo item 거문고산조악보 --catalogue {}
first screen | : | $expo browse --catalogue {}
j | j: | $expo browse --catalogue {}
first letter of a filter, ㄱ | /ㄱ: | $expo browse --catalogue {}
first letter of a filter, a | /a: | $expo browse --catalogue {}
# the first screen of a long text
* less | :\b50[.] .*\n | env PAGER=less $expo items --catalogue {}
END
}

repeated() { # LETTER
  printf "$1%.0s" {1..200}
}
growth() { # of commands in hostile catalogues
  cat <<END
item | $work/expo item 1 --catalogue {}
item, narrow | $work/expo item 1 --width 10 --catalogue {}
item --accessible | $work/expo item 1 --accessible --catalogue {}
items | $work/expo items --catalogue {}
items, narrow | $work/expo items --width 20 --catalogue {}
items --accessible | $work/expo items --accessible --catalogue {}
items --by-category | $work/expo items --by-category --catalogue {}
items --json | $work/expo items --json --catalogue {}
search, a miss | $work/expo search 없는말 --catalogue {}
search, a hit | $work/expo search 다 --catalogue {}
search, letters that repeat | $work/expo search '$(repeated 가)나 $(repeated a)b' --catalogue {}
item, letters that repeat | $work/expo item $(repeated 가)나 --catalogue {}
items --names | $work/expo items --names --catalogue {}
favourites add, as many words | $work/expo favourites add {words} --catalogue {}
item, as many words | $work/expo item {words} --catalogue {}
search, narrow | $work/expo search 다 --width 20 --catalogue {}
picture, wide | $work/expo picture --width 65535 --color always --pictures always --catalogue {}
__complete | $work/expo __complete bash --catalogue {} item 가
__complete, as many words | $work/expo __complete bash --catalogue {} item {words} 가
browse, first screen | : | $work/expo browse --catalogue {}
END
}

if wants start; then
  start | measure start "${EXPO_BENCH_ROUNDS:-51}"
fi
if has "$static"; then
  strip -g -o "$work/expo" "$static" # valgrind cannot read the program's debug information
fi
if wants instructions && has "$static" && has valgrind; then
  generate "$work/hundred" 100
  generate "$work/thousand" 1000
  generate "$work/five-thousand" 5000
  instructions | measure instructions
elif wants instructions; then
  echo 'Instructions are counted with valgrind, and of the static program only.' >&2
fi
if wants scale; then
  generate "$work/large" "$count"
  generate "$work/small" $((count / 10))
  printf '\n%d items in %d bytes; growth is from %d bytes\n' "$count" \
    "$(wc -c <"$work/large/items.json")" "$(wc -c <"$work/small/items.json")"
  scale | measure scale "${EXPO_BENCH_SCALE_ROUNDS:-3}" "$work/large" "$work/small"
fi
if wants growth && has "$static" && has valgrind; then
  # shellcheck disable=SC2086
  growth | env -i PATH="$PATH" HOME="$work" LC_ALL=C.UTF-8 \
    "$python" "$here/growth.py" ${EXPO_BENCH_GROWTH:-20000 20000000} ${EXPO_BENCH_SHAPE:+"$EXPO_BENCH_SHAPE"}
fi

#!/bin/sh
# Draws the README's pictures of the front page from the program's output:
#   Tests/Screenshots/redraw.sh [expo [folder]]
set -eu
here=$(dirname "$0")
expo=${1:-$here/../../.build/debug/expo}
for language in en ko; do
  EXPO_LANG=$language "$expo" --width 80 --color always --pictures always |
    PYTHONIOENCODING=utf-8 python3 "$here/svg.py" 23 >"${2:-$here}/front-$language.svg"
done

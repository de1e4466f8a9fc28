#!/bin/sh
# Draws the README's picture of a page from the program's output:
#   Tests/Screenshots/redraw.sh [expo [file]]
set -eu
folder=$(dirname "$0")
expo=${1:-$folder/../../.build/debug/expo}
file=${2:-$folder/item.svg}
"$expo" item 거문고 --lang ko --width 80 --color always --pictures always |
  PYTHONIOENCODING=utf-8 python3 "$folder/svg.py" 34 > "$file"

#!/bin/sh
# Draws the README's picture of a page from what the program prints:
#   Tests/Screenshots/redraw.sh [expo]
set -eu
cd "$(dirname "$0")"
expo=${1:-../../.build/debug/expo}
"$expo" item 거문고 --lang ko --width 80 --color always --pictures always |
  python3 svg.py 34 > item.svg.new
mv item.svg.new item.svg

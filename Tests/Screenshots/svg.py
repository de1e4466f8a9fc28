"""Draws the output of a command on a terminal as an SVG picture: see `redraw.sh`.

    expo --color always --pictures always --width 80 | python3 svg.py ROWS > front.svg

Reads styled text (SGR) in UTF-8 and draws its first ROWS lines on a dark ground: a rectangle for each
run of one background or block, a text element for each word. Each character has its own place, so
that it stands in its cells in any font; programs that ignore that (librsvg) still place the words.
"""

import html
import re
import sys
import unicodedata

CELL, ROW, MARGIN = 9, 18, 16
GROUND, INK = "#1c1c1c", "#d0d0d0"
SIXTEEN = (
    "#1c1c1c #d75f5f #87af5f #d7af5f #5f87d7 #af87d7 #5fafaf #d0d0d0 "
    "#6c6c6c #ff8787 #afd787 #ffd787 #87afff #d7afff #87d7d7 #ffffff"
).split()
LEVELS = (0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF)
TOKEN = re.compile(r"\x1b\[([0-9;]*)m|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|([^\x1b])")


def colour(number):
    """The colour that terminals know by this number."""
    if number < 16:
        return SIXTEEN[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    number -= 16
    return "#" + "".join(f"{LEVELS[number // place % 6]:02x}" for place in (36, 6, 1))


class Style:
    """The colours and the emphasis that are in force."""

    def __init__(self):
        self.ink, self.ground = INK, None
        self.is_bold, self.is_faint, self.is_underlined = False, False, False

    def apply(self, parameters):
        codes = [int(code or 0) for code in parameters.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code == 1:
                self.is_bold = True
            elif code == 2:
                self.is_faint = True
            elif code == 4:
                self.is_underlined = True
            elif 30 <= code <= 37:
                self.ink = SIXTEEN[code - 30]
            elif code in (38, 48) and codes[:1] == [5]:
                number, codes = codes[1], codes[2:]
                if code == 38:
                    self.ink = colour(number)
                else:
                    self.ground = colour(number)
            elif code == 39:
                self.ink = INK
            elif code == 49:
                self.ground = None
            else:
                raise ValueError(f"unknown style {code}")

    def attributes(self):
        return (
            f' fill="{self.ink}"'
            + (' font-weight="bold"' if self.is_bold else "")
            + (' fill-opacity="0.6"' if self.is_faint else "")
            + (' text-decoration="underline"' if self.is_underlined else "")
        )


def cells(character):
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(places):
    """The places, as (column, key) in order, joined to runs: (column, count, key)."""
    joined = []
    for column, key in places:
        if joined and joined[-1][2] == key and sum(joined[-1][:2]) == column:
            joined[-1][1] += 1
        else:
            joined.append([column, 1, key])
    return joined


def rectangles(places, top, height):
    return [
        f'<rect x="{MARGIN + column * CELL}" y="{top}" width="{count * CELL}" height="{height}" fill="{fill}"/>'
        for column, count, fill in runs(places)
    ]


def draw(line, top, style):
    """The shapes of a line, and its width in cells."""
    column, halves, texts, in_word = 0, ([], []), [], False
    for codes, character in TOKEN.findall(line):
        if not character:
            style.apply(codes)
            continue
        width = cells(character)
        for cell in range(column, column + width):
            for half, block in zip(halves, "▀▄"):
                fill = style.ink if character == block else style.ground
                if fill:
                    half.append((cell, fill))
        if character not in " ▀▄":
            attributes = style.attributes()
            if not (in_word and texts[-1][0] == attributes):
                texts.append((attributes, [], []))
            texts[-1][1].append(str(MARGIN + column * CELL))
            texts[-1][2].append(character)
        in_word = character not in " ▀▄"
        column += width
    shapes = rectangles(halves[0], top, ROW // 2) + rectangles(halves[1], top + ROW // 2, ROW // 2)
    for attributes, xs, characters in texts:
        text = html.escape("".join(characters))
        shapes.append(f'<text x="{" ".join(xs)}" y="{top + 14}"{attributes}>{text}</text>')
    return shapes, column


def main(rows):
    style, widest, shapes = Style(), 0, []
    lines = sys.stdin.read().split("\n")[:rows]
    for number, line in enumerate(lines):
        drawn, width = draw(line, MARGIN + number * ROW, style)
        widest = max(widest, width)
        shapes += drawn
    width, height = widest * CELL + 2 * MARGIN, len(lines) * ROW + 2 * MARGIN
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">')
    print(f'<rect width="100%" height="100%" rx="8" fill="{GROUND}"/>')
    print("<g font-family=\"D2Coding, 'Noto Sans Mono CJK KR', monospace\" font-size=\"16\"")
    print('shape-rendering="crispEdges">')
    print("\n".join(shapes))
    print("</g></svg>")


main(int(sys.argv[1]))

"""Writes a catalogue of a hostile shape: a well-formed items.json of about any number of bytes, and the
picture that its items name.

    python3 shapes.py                       # the names of the shapes
    python3 shapes.py NAME BYTES FOLDER     # writes FOLDER/items.json

A new shape is a row of one of the tables.
"""

import os
import sys

# The part that one text of an item repeats, as it is written in the file.
TEXTS = {
    "tabs": ("desc", r"\t"),
    "escape characters": ("desc", r"\u001b[0m"),
    "zero-width spaces": ("desc", "\u200b"),
    "joined emoji": ("desc", "👩\u200d👩\u200d👧"),
    "prepended marks": ("desc", "\u0600"),
    "joiners": ("desc", "\u200d"),
    "skin tones": ("desc", "🏽"),
    "combining marks": ("desc", "\u0301\u0316"),
    "paragraphs of a letter": ("desc", r"a\n"),
    "sentences of a letter": ("desc", "a. "),
    "quotations": ("desc", "‘가’ "),
    "brackets": ("desc", "(가)"),
    "tildes": ("desc", "~1"),
    "one long word": ("desc", "가"),
    "letters with dots": ("desc", "a."),
    "exclamation marks": ("desc", "!"),
    "blanks": ("desc", " "),
    "tabs in a line": ("short_desc", r"\t"),
    "zero-width spaces in a line": ("short_desc", "\u200b"),
    "matches in a line": ("short_desc", "다 "),
    "a long name": ("name", "가나 "),
    "a name of one letter": ("name", "가"),
    "a name of marks": ("name", "\u0301\u0316"),
    "a category of marks": ("category", "\u0301\u0316"),
    "a long identifier": ("image_name", "a"),
}
# The members of one item: an array's key and its elements, or numbered members.
MEMBERS = {
    "equal aliases": ("aliases", '"가"'),
    "empty aliases": ("aliases", '""'),
    "distinct aliases": ("aliases", '"a{}"'),
    "facts": ("details", '{"label":"가","value":"나"}'),
    "facts with other labels": ("details", '{"label":"가{}","value":"나"}'),
    "facts with a wide label": (
        "details",
        '{"label":"' + "가" * 13_000 + '","value":"나"},' + ",".join(['{"label":"가","value":"나"}'] * 1_000),
    ),
    "facts with labels of marks": ("details", '{"label":"' + "\u0301\u0316" * 500 + '","value":"나"}'),
    "links": ("links", '{"label":"가","url":"https://a.example"}'),
    "sources": ("sources", '"가"'),
    "unknown numbers": ("x", "1"),
    "unknown empty objects": ("x", "{}"),
    "unknown deep arrays": ("x", "[" * 500 + "]" * 500),
    "unknown keys": (None, '"key {}":0'),
    "keys that are nearly known": (None, '"nam{}":0'),
    "keys that begin with an escape": (None, r'"\n{}":0'),
    "an escaped key": (None, '"{run}":0', r"\u0061"),
    "a long key": (None, '"{run}":0', "a"),
    "a key of marks": (None, '"{run}":0', "\u0301\u0316"),
    "a long address": ("links", '{"label":"가","url":"https://a.example/{run}"}', "가"),
}
# The elements of the file.
ITEMS = {
    "equal items": {},
    "items with other names": {"name": "가{}", "image_name": "a{}"},
    "items with other categories": {"name": "가{}", "category": "나{}"},
    "items with other grades": {"name": "가{}", "evidence": "나{}"},
    "empty objects": None,
}
PICTURE = '/* XPM */\nstatic char *a[] = {\n"2 2 1 1",\n"k c #1c1c1c",\n"kk",\n"kk"};\n'


def item(member="", **texts):
    """An item with its required texts."""
    texts = {"name": "가", "image_name": "a", "short_desc": "나", "desc": "다", **texts}
    members = [f'"{key}":"{text}"' for key, text in texts.items()]
    return "{" + ",".join(members + [member] * bool(member)) + "}"


def repeated(part, size):
    """As many numbered copies as there is room for."""
    count = max(1, size // (len(part.encode()) + 1))
    return ",".join(part.replace("{}", str(number)) for number in range(count))


def text(name, size):
    if name in TEXTS:
        field, piece = TEXTS[name]
        return f"[{item(**{field: 'e' + piece * (size // len(piece.encode()))})}]"
    if name in ITEMS:
        return f"[{repeated('{ }' if ITEMS[name] is None else item(**ITEMS[name]), size)}]"
    key, part, *run = MEMBERS[name]
    if run:
        members = part.replace("{run}", run[0] * (size // len(run[0].encode())))
    else:
        members = repeated(part, size)
    return f"[{item(f'{chr(34)}{key}{chr(34)}:[{members}]' if key else members)}]"


def write(name, size, folder):
    os.makedirs(folder, exist_ok=True)
    with open(f"{folder}/items.json", "w", encoding="utf-8") as file:
        file.write(text(name, size))
    os.makedirs(f"{folder}/pictures", exist_ok=True)
    with open(f"{folder}/pictures/a.xpm", "w", encoding="utf-8") as file:
        file.write(PICTURE)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print(*TEXTS, *MEMBERS, *ITEMS, sep="\n")
    else:
        write(sys.argv[1], int(sys.argv[2]), sys.argv[3])

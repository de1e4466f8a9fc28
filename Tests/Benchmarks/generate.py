"""Writes an items.json of any number of items, always the same for the same number.

    python3 generate.py COUNT < Resources/items.json > items.json

The bundled items' own sentences in another order, about 2,700 bytes an item, and random names, no
two alike; the item in the middle has the name that the benchmarks ask for.
"""

import json
import random
import sys

SYLLABLES = "가나다라마바사자차하고노도로모보소조호구누두루무부수주추후기니디리미비시지치강문산설영정천"

count = int(sys.argv[1])
model = json.load(sys.stdin)
dice = random.Random(1900)
text = " ".join(item["desc"].replace("\n", " ") for item in model)
sentences = [sentence.strip(" .") + "." for sentence in text.split(". ")]
names = {"거문고산조악보": None}
while len(names) <= count:
    names["".join(dice.choices(SYLLABLES, k=dice.randint(3, 6)))] = None
needle, *others = names

for index in range(count):
    like = model[index % len(model)]
    paragraphs = [" ".join(dice.choices(sentences, k=dice.randint(3, 7))) for _ in range(3)]
    item = {
        "name": needle if index == count // 2 else others[index],
        "image_name": f"exhibit_{index}",
        "short_desc": dice.choice(sentences)[:40],
        "desc": "\n\n".join(paragraphs),
        "category": f"{like['category']} {index % 20 + 1}부",
        "aliases": [f"Exhibit {index}", f"{index}번 출품작"],
        "image_desc": dice.choice(sentences),
        "details": like["details"],
        "links": [{"label": "소장처", "url": f"https://museum.example/{index}"}],
        "evidence": dice.choice(["recorded", "reported", "inferred"]),
    }
    element = json.dumps([item], ensure_ascii=False, indent=2)[1:-2]
    sys.stdout.write(("," if index else "[") + element)
print("\n]" if count else "[]")

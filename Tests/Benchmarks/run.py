#!/usr/bin/env python3
"""Measures expo beside what people use instead, and prints tables.

    Tests/Benchmarks/run.py [start] [instructions] [scale] [growth] [--program FILE]...

All four parts run if none is named. A release build of this checkout is measured, or the programs named, for
example an older version beside a newer one. `!` marks what exceeds its limit. The exit status is 1 if a hostile
shape grows faster than its limit, or if a command fails.

EXPO_BENCH_ROUNDS (51) and EXPO_BENCH_SCALE_ROUNDS (5) say how often a command runs, EXPO_BENCH_ITEMS (5000)
how many items the large catalogue has, and EXPO_BENCH_GROWTH (1000) the size with which growth begins.
Needs Python 3.11, swift, strip, jq and valgrind; tealdeer and man have a row if installed.
"""

import argparse
import json
import math
import os
import pty
import random
import re
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = int(os.environ.get("EXPO_BENCH_ROUNDS", 51))
SCALE_ROUNDS = int(os.environ.get("EXPO_BENCH_SCALE_ROUNDS", 5))
ITEMS = int(os.environ.get("EXPO_BENCH_ITEMS", 5000))
GROWTH = int(os.environ.get("EXPO_BENCH_GROWTH", 1000))
# An item has about as many bytes as a bundled one, and the file fewer than the largest that is read.
ITEM_BYTES, FILE_BYTES = 5_800, 29_000_000
NEEDLE = "거문고산조악보"  # the name of the item in the middle of a generated catalogue
DRAWN = b"\x1b[?2026l"  # the end of an update of the browser's screen
FOLDER = tempfile.TemporaryDirectory(prefix="expo-bench-")
WORK = Path(FOLDER.name)
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": str(WORK), "TEALDEER_CACHE_DIR": str(WORK)}
ENVIRONMENT |= {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
faults = []  # what makes the exit status 1


@dataclass(frozen=True)
class Row:
    """A command that is measured, with {} for the folder of a catalogue."""

    label: str
    command: tuple
    status: int = 0
    limit: float = math.inf
    keys: str = None  # typed in a terminal; the time is that from the last, or from the start, to the screen

    def words(self, folder):
        return [word.replace("{}", str(folder)) for word in self.command]

    def expect(self, condition, otherwise):
        if not condition:
            faults.append(f"{self.label}: {otherwise}")


def jq(label, filter, folder="{}"):
    return Row(label, ("jq", "-r", filter, f"{folder}/items.json"))


def run(row, folder):
    """The wall seconds and the usage of one run."""
    words = row.words(folder)
    # Not /dev/null, for which some programs do less work.
    with open(WORK / "output", "wb") as output:
        files = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_DUP2, output.fileno(), 1),
            (os.POSIX_SPAWN_DUP2, output.fileno(), 2),
        ]
        begun = time.perf_counter()
        child = os.posix_spawn(shutil.which(words[0]), words, ENVIRONMENT, file_actions=files)
        _, status, usage = os.wait4(child, 0)
        seconds = time.perf_counter() - begun
    status = os.waitstatus_to_exitcode(status)
    row.expect(status == row.status, f"status {status}")
    return seconds, usage


def run_in_terminal(row, folder):
    """The same in a pseudo-terminal, where the usage is that of the whole run."""
    words = row.words(folder)
    begun = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        termios.tcsetwinsize(0, (60, 200))
        os.execvpe(words[0], words, ENVIRONMENT)
    for key in ("", *row.keys):
        if key:
            time.sleep(0.25)
            begun = time.perf_counter()
            os.write(terminal, key.encode())
        row.expect(wait_until_drawn(terminal), "nothing is drawn")
        seconds = time.perf_counter() - begun
    os.kill(child, 9)
    _, _, usage = os.wait4(child, 0)
    os.close(terminal)
    return seconds, usage


def wait_until_drawn(terminal):
    output = b""
    while DRAWN not in output and select.select([terminal], [], [], 120)[0]:
        try:
            output += os.read(terminal, 65536)
        except OSError:  # The program has ended.
            return False
    return DRAWN in output


def count(row, folder=""):
    """The millions of instructions of a run."""
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *row.words(folder)]
    done = subprocess.run(words, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True)
    row.expect(done.returncode == row.status, f"status {done.returncode}")
    return int(re.search(rb"Collected : (\d+)", done.stderr)[1]) / 1e6


def medians(rows, rounds, folders=("",)):
    """For each row whose program is installed, medians in each folder: wall and CPU seconds, and peak memory in bytes.

    The peak is at least that of this process, some 20 MB, because a child begins as a copy of it. Each round has
    another order, because what runs behind a large program finds the caches cold."""
    samples = {row: [[] for _ in folders] for row in rows if shutil.which(row.command[0])}
    order, dice = [(row, index) for row in samples for index in range(len(folders))], random.Random(1900)
    for _ in range(rounds):
        dice.shuffle(order)
        for row, index in order:
            seconds, usage = (run if row.keys is None else run_in_terminal)(row, folders[index])
            peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
            samples[row][index].append((seconds, usage.ru_utime + usage.ru_stime, peak))
    return {row: [[*map(statistics.median, zip(*runs))] for runs in lists] for row, lists in samples.items()}


def generated(count):
    """The items of a large catalogue, always the same for the same number.

    They have the bundled items' own sentences in another order, and random names, no two alike."""
    models = json.loads((ROOT / "Resources/items.json").read_text("utf-8"))
    sentences = [part.strip(" .") + "." for model in models for part in re.split(r"\n+|\. ", model["desc"])]
    syllables = "가나다라마바사자차하고노도로모보소조호구누두루무부수주후기니디리미비시지강문산설영정천"
    dice = random.Random(1900)
    names = {NEEDLE: None}
    while len(names) < count:
        names["".join(dice.choices(syllables, k=dice.randint(3, 6)))] = None
    needle, *others = names
    for index, name in enumerate(others[: count // 2] + [needle] + others[count // 2 :]):
        model = models[index % len(models)]
        item = {"name": name, "image_name": f"exhibit_{index}", "short_desc": dice.choice(sentences)[:40], "desc": ""}
        item |= {"aliases": [f"Exhibit {index}", f"{index}번"], "category": f"{model['category']} {index % 20 + 1}"}
        item |= {"evidence": model["evidence"], "details": model["details"][:2]}
        rest = min(ITEM_BYTES, FILE_BYTES // ITEMS) - len(json.dumps(item, ensure_ascii=False).encode())
        while rest > 0:
            sentence = dice.choice(sentences) + dice.choice([" ", " ", "\n\n"])
            item["desc"] += sentence
            rest -= len(sentence.encode())
        yield item


def write(name, items):
    """Writes a catalogue item by item, because this process' memory counts, and returns its folder."""
    folder = WORK / name
    folder.mkdir(exist_ok=True)
    with open(folder / "items.json", "w", encoding="utf-8") as file:
        for index, item in enumerate(items):
            file.write(("," if index else "[") + json.dumps(item, ensure_ascii=False, indent=1))
        file.write("]")
    return folder


def line(label, *cells, title=False):
    width = 42 - sum(unicodedata.east_asian_width(letter) == "W" for letter in label)
    print(f"\n{label:<{width}}" if title else f"  {label:<{width - 2}}", *(f"{cell:>12}" for cell in cells), flush=True)


def limited(value, limit, digits=2):
    return f"{value:.{digits}f}" + ("!" if value > limit else "")


def start(programs):
    """Start-up in the bundled catalogue, beside jq with the same file and others with the same page."""
    first = next(iter(programs.values()))
    page = subprocess.run([first, "item", "13"], env=ENVIRONMENT, capture_output=True, text=True).stdout
    (WORK / "tldr-pages/pages/common").mkdir(parents=True, exist_ok=True)
    (WORK / "tldr-pages/pages/common/expo.md").write_text("# expo\n\n" + re.sub("(?m)^", "> ", page), "utf-8")
    (WORK / "expo.1").write_text(".TH expo 1\n" + re.sub("(?m)^$", ".PP", page), "utf-8")
    rows = [jq("jq, the names", ".[].name", ROOT / "Resources"), Row("true", ("true",))]
    for words in ["--help", "overview", "items", "item 13", "search 활자", "item 검은고"]:
        for name, program in programs.items():
            rows.append(Row(f"{name} {words}", (program, *words.split()), int(words == "item 검은고")))
    # Other programs are called tldr, too.
    if b"tealdeer" in subprocess.run("tldr --version", shell=True, capture_output=True).stdout:
        rows.append(Row("tldr, the page of item 13", ("tldr", "expo")))
    rows.append(Row("man -P cat, the page of item 13", ("man", "-P", "cat", str(WORK / "expo.1"))))
    values = medians(rows, ROUNDS)
    line("start-up", "median ms", "CPU ms", "x jq", title=True)
    for row, [(seconds, cpu, _)] in values.items():
        line(row.label, f"{1e3 * seconds:.2f}", f"{1e3 * cpu:.2f}", f"{seconds / values[rows[0]][0][0]:.2f}")


def instructions(programs):
    """Instructions of a static program in the bundled catalogue, in both languages."""
    line("instructions", "million", "limit", title=True)
    for status, korean, limit, english, english_limit in [
        (0, "--help", 2.5, "--help", 2.5),
        (0, "overview", 12, "overview", 20),
        (0, "items", 12, "items", 20),
        (0, "item 거문고", 12, "item geomungo", 20),
        (0, "search 파리", math.inf, "search paris", math.inf),
        (1, "search 없는말", math.inf, "search nosuchword", math.inf),
        (1, "item 검은고", math.inf, "item geomunko", math.inf),
    ]:
        for name, program in programs.items():
            for words, most in [(korean, limit), (f"{english} --lang en", english_limit)]:
                row = Row(f"{name} {words}", (program, *words.split()), status)
                millions = count(row)
                line(row.label, limited(millions, most), "" if most == math.inf else most)


def scale(programs):
    """A large catalogue, beside jq. Ratios are of CPU seconds; growth is from a tenth of the items."""
    large, small = (write(f"items-{count}", generated(count)) for count in (ITEMS, ITEMS // 10))
    rows = [jq("jq length", "length")]
    both = '.[] | select(.desc | contains("구텐베르크") and contains("거문고"))'
    for label, limit, words, filter in [
        ("items", 1, "items", '.[] | .name + "  " + .short_desc'),
        ("items --json", 2, "items --json", "."),
        ("item", 1, f"item {NEEDLE}", f'.[] | select(.name == "{NEEDLE}")'),
        ("item, a miss", 1.5, "item 검은고산죠악브", None),
        ("search", 1.5, "search 구텐베르크 거문고", both),
        ("search, a miss", 1.5, "search 없는말", None),
    ]:
        for name, program in programs.items():
            command = (program, *words.split(), "--catalogue", "{}")
            rows.append(Row(f"{name} {label}", command, int("miss" in label), limit))
        if filter:
            rows.append(jq(f"jq {label}", filter))
    for label, keys in [("first screen", ""), ("key j", "j"), ("keys /ㄱ", "/ㄱ"), ("keys /a", "/a")]:
        for name, program in programs.items():
            rows.append(Row(f"{name} browse, {label}", (program, "browse", "--catalogue", "{}"), keys=keys))
    values = medians(rows, SCALE_ROUNDS, (large, small))
    size = (large / "items.json").stat().st_size
    columns = ("seconds", "CPU s", "growth", "peak MB", "x file", "x jq length", "limit")
    line(f"{ITEMS} items, {size / 1e6:.1f} MB", *columns, title=True)
    for row, [(seconds, cpu, peak), (_, small_cpu, _)] in values.items():
        memory = limited(peak / size, math.inf if row.command[0] == "jq" else 8, digits=1)
        ratio = limited(cpu / values[rows[0]][0][1], row.limit)
        times = (f"{seconds:.3f}", f"{cpu:.2f}", f"{cpu / small_cpu:.1f}", f"{peak / 1e6:.0f}")
        line(row.label, *times, memory, ratio, "" if row.limit == math.inf else row.limit)


def growth(programs):
    """Instructions at n and four times n of a hostile shape: 4 is linear, 16 quadratic, and 6 the limit."""

    def items(n, **texts):
        item = {"name": "가", "image_name": "a{}", "short_desc": "나", "desc": "다", **texts}
        return [{key: text.replace("{}", str(index)) for key, text in item.items()} for index in range(n)]

    marks, narrow = "\u0301\u0316", ["item", "1", "--width", "10"]
    line(f"growth, n = {GROWTH}", "million", "at 4 n", "ratio", title=True)
    for label, shape in {
        "a run of marks": lambda n: (items(1, desc="e" + marks * n), narrow),
        "letters with 30 marks": lambda n: (items(1, desc=("e" + marks * 15) * n), narrow),
        "names of marks": lambda n: (items(n, name="e" + marks * 15), ["items"]),
        "equal names": lambda n: (items(n), ["items"]),
        "equal names, a miss": lambda n: (items(n), ["item", "나비"]),
        "grades": lambda n: (items(n, evidence="나{}"), ["items", "--by-evidence"]),
        "categories": lambda n: (items(n, category="나{}"), ["items", "--by-category"]),
        "search for a repeated word": lambda n: (items(1, desc="a " * 9999), ["search", "a " * (1 + n // 20)]),
        "search with a hit everywhere": lambda n: (items(1, desc="a. " * n), ["search", "a"]),
    }.items():
        for name, program in programs.items():
            millions = []
            for n in (1, GROWTH, 4 * GROWTH):
                catalogue, words = shape(n)
                row = Row(f"{name} {label}", (program, *words, "--catalogue", "{}"), int("miss" in label))
                millions.append(count(row, write("hostile", catalogue)))
            least, medium, most = millions
            # A growth of less than 0.1 million counts as none.
            ratio = (most - least) / max(medium - least, 0.1)
            row.expect(ratio <= 6, f"grows {ratio:.1f} times")
            line(row.label, f"{medium:.2f}", f"{most:.2f}", limited(ratio, 6, digits=1))


def built():
    """This checkout's program, built as `Resources/install.sh` builds it."""
    static = ["-Xswiftc", "-static-executable"] if sys.platform == "linux" else []
    command = ["swift", "build", "-c", "release", "--product", "expo", "--scratch-path", ".build-bench", *static]
    subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=True)
    return ROOT / ".build-bench/release/expo"


def stripped(program, name):
    copy = str(WORK / name)
    subprocess.run(["strip", "-o", copy, str(program)], check=True)
    print(f"{name}: {program}, {os.path.getsize(copy) / 1e6:.1f} MB stripped")
    return copy


def main():
    parts = {part.__name__: part for part in (start, instructions, scale, growth)}
    parser = argparse.ArgumentParser(usage=__doc__.split("\n")[2].strip())
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[[], *parts])
    parser.add_argument("--program", action="append", type=Path)
    arguments = parser.parse_args()
    print(f"{' '.join(os.uname()[::2])}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    files = arguments.program or [built()]
    names = ["expo"] if len(files) == 1 else [f"expo{number + 1}" for number in range(len(files))]
    programs = {name: stripped(file, name) for name, file in zip(names, files)}
    for name in arguments.parts or parts:
        parts[name](programs)
    print(*(f"\nfault: {fault}" for fault in dict.fromkeys(faults)), sep="")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

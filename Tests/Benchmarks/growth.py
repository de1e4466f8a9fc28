"""Prints how the cost of commands grows with catalogues of hostile shapes.

    python3 growth.py BYTES LARGE [SHAPE…] < rows

A row is `label | command`, with {} for the catalogue's folder and {words} for a word for each of its items, as
far as a command line has room; `label | keys: | command` is driven in a
terminal up to its first screen. Counted by valgrind are the instructions at BYTES and at four times as
many, and their ratio without what the smallest catalogue takes, for just four times the bytes: 4 is linear, 16
quadratic. Measured are
CPU seconds and memory at LARGE bytes; a peak is at least that of a process of Python, some 25 MB. A command may
refuse the catalogue: that is an answer, too.
"""

import concurrent.futures
import contextlib
import math
import multiprocessing
import os
import re
import shlex
import subprocess
import sys
import tempfile

import shapes
from terminal import DRAWN, Terminal

VALGRIND = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
MAXRSS_UNIT = 1 if sys.platform == "darwin" else 1024
# A process that shares no memory with this one.
SPAWN = multiprocessing.get_context("spawn")
# The CPU seconds after which a command counts as endless.
LIMIT = 60
# The most words of a command line: their pointers count, too.
MAX_WORDS = 100_000


def arguments(command, folder):
    """The words of a row's command for a catalogue.

    As many words as it has items are looked up in the smallest catalogue: a look-up reads all names, as a search
    does, so that words and items together would be a product."""
    with open(f"{folder}/items.json", encoding="utf-8") as file:
        items = file.read().count('"name":')
    catalogue = f"{folder}/../least" if "{words}" in command else folder
    words = []
    for word in command:
        if word == "{words}":
            words += [f"z{number}" for number in range(min(items, MAX_WORDS))]
        else:
            words.append(word.replace("{}", catalogue))
    return words


@contextlib.contextmanager
def home():
    """The environment with a home of its own, without favourites."""
    with tempfile.TemporaryDirectory() as folder:
        yield {**os.environ, "HOME": folder, "XDG_DATA_HOME": ""}


def draws(terminal):
    """Whether a program draws its first screen, and does not end instead."""
    try:
        terminal.wait(DRAWN)
        return True
    except TimeoutError:
        return False


def count(command, in_terminal, folder):
    """The instructions of a command, in millions."""
    argv = arguments(command, folder)
    with tempfile.NamedTemporaryFile() as log:
        argv = VALGRIND + [f"--log-file={log.name}"] + argv
        if in_terminal:
            with Terminal(argv, seconds=600) as terminal:
                if draws(terminal):
                    terminal.quit()
        else:
            nothing = subprocess.DEVNULL
            with home() as variables:
                subprocess.run(argv, stdin=nothing, stdout=nothing, stderr=nothing, env=variables)
        return int(re.search(r"Collected : (\d+)", log.read().decode())[1]) / 1e6


def measure(argv, in_terminal):
    """CPU seconds, and the peak of memory in bytes.

    The peak of a program is at least that of the process which starts it, so this runs in one of its own."""
    if in_terminal:
        with Terminal(argv) as terminal:
            return (terminal.cpu, terminal.peak) if draws(terminal) else (math.nan, math.nan)
    limited = f'ulimit -t {LIMIT}; exec "$@" </dev/null >/dev/null 2>&1'
    with home() as variables:
        child = os.posix_spawn("/bin/sh", ["sh", "-c", limited, "sh", *argv], variables)
        _, _, usage = os.wait4(child, 0)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * MAXRSS_UNIT


def main(size, large, *names):
    rows = []
    for line in filter(None, map(str.strip, sys.stdin)):
        label, *keys, command = (part.strip() for part in line.split("|"))
        rows.append((label, shlex.split(command), bool(keys)))
    sizes = {"least": 0, "small": int(size), "medium": 4 * int(size), "large": int(large)}
    heading = ("million at n", "at 4 n", "ratio", "CPU s", "peak MB", "x file")
    print(f"\nn is {int(size):,} bytes; seconds and memory are those of {int(large):,} bytes")
    with (
        tempfile.TemporaryDirectory() as work,
        concurrent.futures.ProcessPoolExecutor(1, mp_context=SPAWN) as meter,
        concurrent.futures.ThreadPoolExecutor(2) as pool,
    ):
        for name in names or [*shapes.TEXTS, *shapes.MEMBERS, *shapes.ITEMS]:
            for folder, bytes_count in sizes.items():
                shapes.write(name, bytes_count, f"{work}/{folder}")
            print(f"\n{name:<34}" + "".join(f"{title:>14}" for title in heading), flush=True)
            counted = [
                [pool.submit(count, command, in_terminal, f"{work}/{folder}")
                 for folder in ("least", "small", "medium")]
                for _, command, in_terminal in rows
            ]
            counts = [[future.result() for future in futures] for futures in counted]
            size_of_least, size_of_small, size_of_medium, file_size = (
                os.path.getsize(f"{work}/{folder}/items.json") for folder in sizes
            )
            # Some shapes come in pieces of a thousand bytes, and one in pieces larger than 4 n: it has no ratio.
            grown = size_of_medium - size_of_least
            exactness = 4 * (size_of_small - size_of_least) / grown if grown else math.nan
            for (label, command, in_terminal), (least, small, medium) in zip(rows, counts):
                argv = arguments(command, f"{work}/large")
                seconds, peak = meter.submit(measure, argv, in_terminal).result()
                ratio = (medium - least) / max(small - least, 0.01) * exactness
                cells = (f"{small:.2f}", f"{medium:.2f}", f"{ratio:.1f}", f"{seconds:.2f}")
                cells += (f"{peak / 1e6:.0f}", f"{peak / file_size:.1f}")
                print(f"  {label:<32}" + "".join(f"{cell:>14}" for cell in cells), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

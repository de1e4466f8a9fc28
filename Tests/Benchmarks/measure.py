"""Measures the commands of a table in turn, round by round, and prints the table.

    python3 measure.py start ROUNDS              < rows   # medians in milliseconds
    python3 measure.py scale ROUNDS LARGE SMALL  < rows   # seconds and memory; {} is the folder
    python3 measure.py instructions              < rows   # counted by valgrind

A row is `label | exit status | command`; with `keys:pattern` in place of the status the command is
driven in a terminal, and measured is the time from its last key, or from its start if it has none, to
the screen that has the pattern, or else the instructions of one more press of that key. A line that
begins with `#` heads a group, and the row whose label begins with `*` is what the others of its group
are measured in. Needs the standard library only: posix_spawn and wait4. A peak counts this process
too, before exec: 15 MB.
"""

import math
import os
import random
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from terminal import DRAWN, Terminal

# Not /dev/null, for which grep does less work.
OUTPUT = os.path.join(os.environ["HOME"], "output")
FILES = [
    (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
    (os.POSIX_SPAWN_OPEN, 1, OUTPUT, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
    (os.POSIX_SPAWN_DUP2, 1, 2),
]
MAXRSS_UNIT = 1 if sys.platform == "darwin" else 1024
VALGRIND = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
# The time between two keys, in seconds.
PAUSE = 0.25
HEADINGS = {
    "start": ["median ms", "fastest", "CPU ms"],
    "scale": ["seconds", "CPU s", "growth", "peak MB", "x file"],
    "instructions": ["million"],
}


class Row:
    def __init__(self, line):
        label, status, command = (part.strip() for part in line.split("|", 2))
        self.is_base = label.startswith("*")
        self.label = label.lstrip("* ")
        self.expected = status
        self.argv = shlex.split(command)
        self.program = shutil.which(self.argv[0])
        self.problem = None if self.program else "missing"
        self.samples = {}

    def run(self, folder):
        argv = [word.replace("{}", folder) for word in self.argv]
        start = time.perf_counter()
        child = os.posix_spawn(self.program, argv, os.environ, file_actions=FILES)
        _, status, usage = os.wait4(child, 0)
        wall = time.perf_counter() - start
        self.expect(os.waitstatus_to_exitcode(status))
        sample = (wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * MAXRSS_UNIT)
        self.samples.setdefault(folder, []).append(sample)

    def count(self):
        done = subprocess.run(VALGRIND + self.argv, capture_output=True)
        self.expect(done.returncode)
        counted = re.search(rb"Collected : (\d+)", done.stderr)
        return int(counted[1]) if counted else math.nan

    def expect(self, status):
        if status != int(self.expected):
            self.problem = f"status {status}"

    def cells(self, kind, folders):
        """The values that are compared, then the columns."""
        if kind == "instructions":
            count = self.count()
            return [count], f"{count / 1e6:.2f}"
        medians = lambda folder: map(statistics.median, zip(*self.samples[folder]))
        wall, cpu, peak = medians(folders[0])
        if kind == "start":
            fastest, _, _ = min(self.samples[folders[0]])
            return [wall, cpu], *(f"{1e3 * time:.2f}" for time in (wall, fastest, cpu))
        growth = wall / next(medians(folders[1]))
        size = os.path.getsize(f"{folders[0]}/items.json")
        columns = (f"{wall:.2f}", f"{cpu:.2f}", f"{growth:.1f}", f"{peak / 1e6:.0f}")
        return [wall, cpu], *columns, f"{peak / size:.2f}"


class TerminalRow(Row):
    """A program in a terminal."""

    @property
    def keys(self):
        keys, pattern = self.expected.split(":", 1)
        return keys.replace("⏎", "\r"), pattern

    def run(self, folder):
        keys, pattern = self.keys
        with Terminal([word.replace("{}", folder) for word in self.argv]) as terminal:
            times = terminal.wait(pattern or DRAWN)
            for key in keys:
                time.sleep(PAUSE)
                terminal.type(key)
                times = terminal.wait(DRAWN)
            self.samples.setdefault(folder, []).append((*times, terminal.peak))

    def count(self):
        fewer, more = 5, 25
        return (self.total(more) - self.total(fewer)) / (more - fewer)

    def total(self, presses):
        """The instructions of a run in which the last key is pressed so often."""
        keys, _ = self.keys
        with tempfile.NamedTemporaryFile() as log:
            argv = VALGRIND + [f"--log-file={log.name}"] + self.argv
            with Terminal(argv) as terminal:
                terminal.wait(DRAWN)
                for key in keys[:-1] + keys[-1:] * presses:
                    terminal.type(key)
                    terminal.wait(DRAWN)
                terminal.quit()
            return int(re.search(r"Collected : (\d+)", log.read().decode())[1])


def main(kind, rounds=0, *folders):
    folders = folders or [""]
    groups = {}
    for line in filter(None, map(str.strip, sys.stdin)):
        if line.startswith("#"):
            group = groups.setdefault(line.strip("# "), [])
        else:
            is_terminal = ":" in line.split("|", 2)[1]
            group.append((TerminalRow if is_terminal else Row)(line))
    order = sum(groups.values(), [])
    # In another order each round: what runs behind a large program finds the caches cold.
    chance = random.Random(1900)
    for _ in range(int(rounds)):
        chance.shuffle(order)
        for row in order:
            for folder in folders:
                if row.problem is None:
                    row.run(folder)
    for title, rows in groups.items():
        values = {row: row.cells(kind, folders) for row in rows if row.problem is None}
        base = next((row for row in rows if row.is_base and not row.problem), None)
        headings = HEADINGS[kind]
        if base:
            name = base.label.split(",")[0]
            headings = headings + [f"x {name}", f"CPU x {name}"][: len(values[base][0])]
        print(f"\n{title:<50}" + "".join(f"{heading:>15}" for heading in headings))
        for row in rows:
            compared, *texts = ([], row.problem) if row.problem else values[row]
            if base:
                texts += [f"{own / its:.2f}" for own, its in zip(compared, values[base][0])]
            print(f"  {row.label:<48}" + "".join(f"{text:>15}" for text in texts), flush=True)


main(*sys.argv[1:])

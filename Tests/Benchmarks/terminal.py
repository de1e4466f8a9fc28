"""A program in a pseudo-terminal of its own, with the keyboard and the output of its reader.

    with Terminal(["expo", "browse"]) as terminal:
        terminal.wait(DRAWN)
        terminal.type("j")
        seconds, cpu_seconds = terminal.wait(DRAWN)

Needs the standard library only; CPU time and memory are read from Linux's /proc.
"""

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time

COLUMNS, ROWS = 200, 60
# The end of an update of the screen.
DRAWN = r"\x1b\[\?2026l"


class Terminal:
    def __init__(self, argv, seconds=120):
        self.output = b""
        self.limit = time.monotonic() + seconds
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            os.execvpe(argv[0], argv, {**os.environ, "TERM": "xterm-256color"})
        self.begun = time.perf_counter(), 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.descriptor)

    def type(self, keys):
        self.output = b""
        self.begun = time.perf_counter(), self.cpu
        os.write(self.descriptor, keys.encode())

    def wait(self, pattern):
        """Reads until the output matches; returns the seconds and the CPU seconds since the last
        key, or since the start."""
        while not re.search(pattern.encode(), self.output):
            if not self.read():
                raise TimeoutError(f"waited in vain for {pattern}: {self.output[-300:]}")
        return time.perf_counter() - self.begun[0], self.cpu - self.begun[1]

    def read(self):
        rest = self.limit - time.monotonic()
        if rest <= 0 or not select.select([self.descriptor], [], [], rest)[0]:
            return False
        try:
            read = os.read(self.descriptor, 65536)
        except OSError:  # the program has ended
            return False
        self.output += read
        return read != b""

    def quit(self):
        """Ends the program with its own keys, from a prompt, a page or the list."""
        os.write(self.descriptor, b"\rqq")
        while self.read():
            pass

    @property
    def cpu(self):
        with open(f"/proc/{self.pid}/schedstat") as file:
            return int(file.read().split()[0]) / 1e9

    @property
    def peak(self):
        with open(f"/proc/{self.pid}/status") as file:
            return 1024 * int(re.search(r"VmHWM:\s+(\d+)", file.read())[1])

"""A program in a pseudo-terminal of its own, with the keyboard and the output of its reader.

    with Terminal(["expo", "browse"], {"TERM": "xterm"}) as terminal:
        terminal.wait(DRAWN)
        terminal.type("j")
        terminal.wait(DRAWN)

Needs the standard library only.
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
DRAWN = rb"\x1b\[\?2026l"


class Terminal:
    def __init__(self, argv, environment, seconds=60):
        self.output = b""
        self.end = time.monotonic() + seconds
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            os.execvpe(argv[0], argv, environment)
        self.start = time.perf_counter()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.pid, 9)
        os.close(self.descriptor)
        os.waitpid(self.pid, 0)

    def type(self, keys):
        self.output = b""
        self.start = time.perf_counter()
        self.cpu_start = self.cpu
        os.write(self.descriptor, keys.encode())

    def wait(self, pattern):
        """Reads until the output matches; returns the seconds and the CPU seconds that it took."""
        while not re.search(pattern, self.output):
            if not self.read():
                raise RuntimeError(f"waited in vain for {pattern}: {self.output[-300:]}")
        return time.perf_counter() - self.start, self.cpu - self.cpu_start

    def read(self):
        rest = self.end - time.monotonic()
        if rest <= 0 or not select.select([self.descriptor], [], [], rest)[0]:
            return False
        try:
            bytes = os.read(self.descriptor, 65536)
        except OSError:  # the program has ended
            return False
        self.output += bytes
        return bytes != b""

    cpu_start = 0

    @property
    def cpu(self):
        """The CPU seconds of the program's own process."""
        with open(f"/proc/{self.pid}/schedstat") as file:
            return int(file.read().split()[0]) / 1e9

    def leave(self):
        """Ends the program with its own key."""
        os.write(self.descriptor, b"\rq")
        while self.read():
            pass

"""Helpers for every end-to-end test: starting programs, waiting for their output, comparing pictures."""

import os
import pathlib
import re
import signal
import subprocess
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The time to wait for something that takes no time on an idle machine.
PATIENCE = 20.0


def wait_until(condition, what, seconds=PATIENCE):
    """The first true value of `condition()`, or a failure that names `what` is missing."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: not within {seconds:g} s")
        time.sleep(0.02)


def environment_without_display(**changes):
    """The environment with no display in it, and no choice of SDL's driver."""
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY") and not k.startswith("SDL_")}
    return kept | changes


def heed_signals():
    """Lets a started program end by signals, even where the parent of the tests ignores them."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def stop(process):
    """Ends a process by its id: asks, then kills. Harmless if it has ended."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(3)
        except subprocess.TimeoutExpired:
            process.kill()
    return process.wait()


def sample(name):
    """Where a sample is: built for release with the trait `Tools`, or beside the card table that CARD_TABLE names."""
    if "CARD_TABLE" in os.environ:
        return pathlib.Path(os.environ["CARD_TABLE"]).with_name(name)
    asked = subprocess.run(
        ["swift", "build", "--package-path", ROOT, "-c", "release", "--show-bin-path"], capture_output=True, text=True,
        check=True)
    return pathlib.Path(asked.stdout.strip()) / name


class Program:
    """A running program, with the lines that it has printed so far."""

    def __init__(self, arguments, environment, folder=None):
        self.arguments = [str(argument) for argument in arguments]
        self.lines = []
        self._errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            self.arguments, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=self._errors, preexec_fn=heed_signals)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line.decode(errors="replace").rstrip("\n"))

    @property
    def mark(self):
        """The number of lines so far. Later questions can be about those that follow."""
        return len(self.lines)

    @property
    def errors(self):
        """Everything printed to standard error so far."""
        return os.pread(self._errors.fileno(), 1 << 20, 0).decode(errors="replace")

    def seen(self, pattern, after=0):
        """The matches of `pattern` (of whole lines) after a mark, without waiting."""
        return [match for line in self.lines[after:] if (match := re.fullmatch(pattern, line))]

    def wait_for(self, pattern, count=1, after=0, seconds=PATIENCE):
        """Waits for `count` lines that match `pattern` after a mark, and returns the matches."""
        deadline = time.monotonic() + seconds
        while True:
            ended = not self._reader.is_alive()
            matches = self.seen(pattern, after)
            if len(matches) >= count:
                return matches
            if ended or time.monotonic() > deadline:
                why = f"ended with {self.process.wait()}" if ended else f"not within {seconds:g} s"
                raise AssertionError(f"{count} of {pattern!r} wanted, {len(matches)} seen; {why}\n{self.story(after)}")
            time.sleep(0.01)

    def seen_within(self, seconds, pattern, after=0):
        """The matches after a mark, waiting for the first one no longer than that; none are no failure."""
        try:
            return self.wait_for(pattern, after=after, seconds=seconds)
        except AssertionError:
            return []

    def wait_for_end(self, seconds=PATIENCE):
        """The exit code, once the program has ended by itself."""
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"still running after {seconds:g} s\n{self.story()}") from None
        self._reader.join(2)
        return code

    def story(self, after=0):
        """The text for a failure: the command, its latest lines, and its errors."""
        latest = "\n".join("  " + line for line in self.lines[after:][-25:])
        return f"{' '.join(self.arguments)} printed:\n{latest}\nerrors:\n{self.errors[-2000:]}"

    def close(self):
        """Ends the program, whatever its state is."""
        stop(self.process)
        self._reader.join(2)
        self.process.stdout.close()
        self._errors.close()


class Picture:
    """Pixels, three bytes each, rows from the top."""

    def __init__(self, ppm):
        header = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", ppm)
        if not header:
            raise ValueError(f"not a binary PPM of 8 bits: {ppm[:20]!r}")
        self.width, self.height = int(header[1]), int(header[2])
        self._bytes = ppm[header.end():]

    def row(self, y, left=0, right=None):
        """The bytes of one row, or of a part of it."""
        right = self.width if right is None else right
        return self._bytes[3 * (y * self.width + left):3 * (y * self.width + right)]

    def pixel(self, x, y):
        """Red, green and blue at a location."""
        return tuple(self.row(round(y), round(x), round(x) + 1))

    def is_blank(self):
        """Whether every pixel has the same colour."""
        return self._bytes == self._bytes[:3] * (self.width * self.height)

    def pixels_changed(self, other, x, y, reach):
        """How many pixels differ in the square around (x, y), `reach` to each side."""
        left, right = max(0, int(x - reach)), min(self.width, other.width, int(x + reach))
        top, bottom = max(0, int(y - reach)), min(self.height, other.height, int(y + reach))
        changed = 0
        for line in range(top, bottom):
            mine, theirs = self.row(line, left, right), other.row(line, left, right)
            if mine != theirs:
                changed += sum(mine[i:i + 3] != theirs[i:i + 3] for i in range(0, len(mine), 3))
        return changed

"""Sounds as they come out: SDL writes what would be heard to a file."""

import array
import pathlib
import tempfile
import unittest

from desktop import Desktop
from event_printer import EventPrinter
from rig import wait_until


class SoundTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.heard = pathlib.Path(folder.name) / "heard.raw"
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.desktop.environment |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(self.heard)}

    def loudness(self):
        """The loudest sample of each channel so far, left and right."""
        samples = array.array("h")
        samples.frombytes(self.heard.read_bytes()[:-4] if self.heard.exists() else b"")
        return max(map(abs, samples[0::2]), default=0), max(map(abs, samples[1::2]), default=0)

    def test_a_tone_is_heard_at_its_side(self):
        printer = EventPrinter(self.desktop, "--sound")
        self.addCleanup(printer.close)
        wait_until(self.heard.exists, "the output to be opened")
        self.assertEqual(self.loudness(), (0, 0))

        printer.first.click(100, 100)

        left, right = wait_until(lambda: self.loudness() if self.loudness()[0] > 1000 else None, "a sound")
        self.assertLess(right, left / 8)
        self.assertIsNone(printer.output.process.poll(), printer.output.story())

"""Runs with a real mouse, keys and fingers that are recorded, and happen again without a display."""

import pathlib
import subprocess
import tempfile
import unittest

from card_table import TITLE, CardTable
from desktop import Desktop
from rig import environment_without_display, sample
from touchscreen import Touchscreen


class RecordingTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = self.folder / "run.dactyl"

    def replay(self, name, *options):
        """Plays the recording without a display, and returns the exit code and the output."""
        done = subprocess.run(
            [sample(name), "--replay", self.file, "--headless", *options], env=environment_without_display(),
            cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout + done.stderr

    def assert_happens_again(self, name):
        """Three times, with every frame compared."""
        for _ in range(3):
            code, output = self.replay(name, "--verify")
            self.assertEqual(code, 0, output)
            self.assertRegex(output, r"as recorded \(\d+ frames played, \d+ compared\)")

    def test_a_game_with_the_mouse(self):
        desktop = Desktop()
        self.addCleanup(desktop.close)
        table = CardTable(desktop, "--record", self.file)
        self.addCleanup(table.close)
        window = desktop.window(TITLE)
        window.activate()
        for pile, free in zip(table.piles[:3], table.free_places(3)):
            window.drag(pile.place, free)
        table.output.wait_for(CardTable.DROP)
        window.ask_to_close()
        self.assertEqual(table.output.wait_for_end(), 0, table.output.story())

        self.assert_happens_again("CardTable")
        lines = self.replay("CardTable", "--events")[1].splitlines()
        dropped = [line for line in table.output.lines if line.startswith("drop ")]
        self.assertEqual([line for line in lines if line.startswith("drop ")], dropped)

        shown = desktop.start([sample("CardTable"), "--replay", self.file, "--verify", "--speed", "4", "--events"])
        self.addCleanup(shown.close)
        self.assertEqual(shown.wait_for_end(120), 0, shown.story())
        self.assertEqual([line for line in shown.lines if line.startswith("drop ")], dropped)

    def test_a_game_with_fingers(self):
        screen = Touchscreen()
        self.addCleanup(screen.close)
        table = CardTable(screen, "--record", self.file)
        self.addCleanup(table.close)
        starts = {finger: pile.place for finger, pile in enumerate(table.piles[:3])}
        ends = dict(enumerate(table.free_places(3)))
        screen.down(starts)
        screen.glide(starts, ends)
        screen.up(starts)
        table.output.wait_for(CardTable.DROP, count=3)
        table.output.process.terminate()
        self.assertEqual(table.output.wait_for_end(), 0, table.output.story())

        self.assert_happens_again("CardTable")

    def test_typed_text_and_keys(self):
        desktop = Desktop()
        self.addCleanup(desktop.close)
        game = desktop.start([sample("TitleMenu"), "--events", "--record", self.file])
        self.addCleanup(game.close)
        game.wait_for("screen title")
        desktop.window("Starfall").activate()
        for key in ("Down", "Down", "Return", "Tab", "Right", "Escape", "a", "b", "Return"):
            desktop.hand("key", key, "sleep", "0.2")
        desktop.hand("type", "--delay", "60", "name")
        game.process.terminate()
        game.wait_for_end()

        self.assert_happens_again("TitleMenu")

    def test_a_killed_game_leaves_what_came_before(self):
        desktop = Desktop()
        self.addCleanup(desktop.close)
        table = CardTable(desktop, "--record", self.file)
        self.addCleanup(table.close)
        window = desktop.window(TITLE)
        window.activate()
        for pile, free in zip(table.piles[:3], table.free_places(3)):
            window.drag(pile.place, free)
        table.output.process.kill()
        table.output.wait_for_end()

        code, output = self.replay("CardTable", "--verify")
        self.assertEqual(code, 0, output)
        self.assertRegex(output, r"run\.dactyl: byte \d+: .*: played up to there")

    def test_files_that_are_none_are_refused_in_a_line(self):
        for contents, wanted in ((b"", "byte 0"), (b"not a recording", "which begins with other bytes")):
            with self.subTest(contents):
                self.file.write_bytes(contents)
                code, output = self.replay("CardTable")
                self.assertEqual((code, len(output.splitlines())), (1, 1), output)
                self.assertIn(wanted, output)
        code, output = self.replay("CardTable", "--speed", "0")
        self.assertEqual(code, 64)
        self.assertIn("--speed wants a number above 0", output)

"""The samples' options, with a display and without one, and the command that plays it."""

import pathlib
import signal
import subprocess
import tempfile
import unittest

from card_table import CardTable, program
from desktop import Desktop
from rig import ROOT, Program, environment_without_display, sample

SAMPLES = ["Bag", "CardTable", "GestureLab", "Inbox", "PhotoTable", "TwinStick"]


class FolderTests(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_to_end(self, arguments, seconds=60):
        """Runs a program without a display, and returns its code and its output."""
        done = subprocess.run(
            [str(argument) for argument in arguments], env=environment_without_display(), cwd=self.folder,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=seconds)
        return done.returncode, done.stdout, done.stderr

    def pictures(self, folder):
        """The pictures in a folder, by name."""
        return {path.name: path.read_bytes() for path in sorted(folder.glob("*.bmp"))}


class CommandLineTests(FolderTests):
    def test_an_unknown_option_is_refused_with_the_usage(self):
        for name in SAMPLES:
            with self.subTest(name):
                code, _, errors = self.run_to_end([sample(name), "--no-such-option"])

                self.assertGreater(code, 0)
                self.assertIn("--no-such-option", errors)
                self.assertIn("usage", errors.lower())

    def test_a_number_of_frames_below_1_is_refused_with_the_valid_range(self):
        for name in SAMPLES:
            for number in ("-1", "0"):
                with self.subTest(name, number=number):
                    code, _, errors = self.run_to_end([sample(name), "--headless", "--frames", number])

                    self.assertGreater(code, 0)
                    self.assertIn(f"--frames wants a number of frames above 0, not {number}", errors)

    def test_without_a_display_it_says_so_and_ends_with_1(self):
        for name in SAMPLES:
            with self.subTest(name):
                code, _, errors = self.run_to_end([sample(name)])

                self.assertEqual(code, 1, errors)
                self.assertIn("display", errors.lower())

    def test_headless_writes_pictures_and_a_report_the_same_each_time(self):
        for name in SAMPLES:
            with self.subTest(name):
                self.assert_headless_runs_are_the_same(name)

    def assert_headless_runs_are_the_same(self, sample_name):
        runs = []
        for name in (f"{sample_name}-first", f"{sample_name}-second"):
            code, report, errors = self.run_to_end([sample(sample_name), "--headless", "--out", name])
            self.assertEqual(code, 0, errors)
            self.assertEqual(errors, "")
            self.assertIn("frame", report.lower())
            runs.append(self.pictures(self.folder / name))

        self.assertGreater(len(runs[0]), 0)
        self.assertEqual(runs[0].keys(), runs[1].keys())
        self.assertEqual([name for name in runs[0] if runs[0][name] != runs[1][name]], [])
        for name, picture in runs[0].items():
            self.assertGreater(len(set(picture[54::997])), 1, f"{name} is blank")

    def test_a_file_of_the_options_that_is_not_there_or_a_folder_is_refused_in_a_line(self):
        for option in ("--bindings", "--virtual-controller"):
            for path in (str(self.folder), "not-there.json", "not-there/file.json"):
                with self.subTest(option, path=path):
                    code, output, errors = self.run_to_end([sample("TwinStick"), option, path])

                    self.assertEqual((code, output), (66, ""), errors)
                    self.assertEqual(len(errors.splitlines()), 1, errors)
                    self.assertIn(path, errors)

    def test_controls_that_are_garbage_are_reported_in_a_line_without_their_contents(self):
        for garbage in (b"\x1b[2J\x07\xff\x00" * 1000, b'{"version": 1, "\\u001b[2J' + b"x" * 5000 + b'": 1}'):
            with self.subTest(garbage[:8]):
                (self.folder / "garbage").write_bytes(garbage)

                code, _, errors = self.run_to_end(
                    [sample("TwinStick"), "--headless", "--frames", "2", "--bindings", "garbage"])

                self.assertEqual(code, 0, errors)
                self.assertEqual(len(errors.splitlines()), 1, errors)
                self.assertLess(len(errors), 200)
                self.assertNotIn("\x1b", errors)

    def test_an_empty_file_of_controls_is_as_good_as_none(self):
        (self.folder / "controls.json").touch()

        code, _, errors = self.run_to_end(
            [sample("TwinStick"), "--headless", "--frames", "2", "--bindings", "controls.json"])

        self.assertEqual((code, errors), (0, ""))

    def test_headless_in_a_folder_that_cannot_be_made_is_an_error(self):
        (self.folder / "taken").write_text("a file")

        code, _, errors = self.run_to_end([program(), "--headless", "--out", "taken/pictures"])

        self.assertEqual(code, 1, errors)
        self.assertIn("taken", errors)


class PlayTests(FolderTests):
    PLAY = ROOT / "Samples" / "play"

    def test_without_a_display_it_plays_headless_into_the_callers_folder(self):
        code, _, errors = self.run_to_end([self.PLAY], seconds=300)

        self.assertEqual(code, 0, errors)
        self.assertIn("No display", errors)
        self.assertGreater(len(self.pictures(self.folder / "Output")), 0)

    def test_headless_uses_the_callers_folder(self):
        code, _, errors = self.run_to_end([self.PLAY, "--headless", "--out", "pictures"], seconds=300)

        self.assertEqual(code, 0, errors)
        self.assertNotIn("No display", errors)
        self.assertGreater(len(self.pictures(self.folder / "pictures")), 0)

    def test_another_sample_plays_headless_too(self):
        code, report, errors = self.run_to_end([self.PLAY, "PhotoTable", "--frames", "20"], seconds=300)

        self.assertEqual(code, 0, errors)
        self.assertIn("No display", errors)
        self.assertIn("frames: 20", report)

    def test_a_sample_that_needs_a_display_says_so(self):
        code, _, errors = self.run_to_end([self.PLAY, "HelloSprite"], seconds=300)

        self.assertEqual(code, 1)
        self.assertIn("HelloSprite needs one", errors)

    def test_an_unknown_sample_is_named(self):
        code, _, errors = self.run_to_end([self.PLAY, "NoSuchSample"])

        self.assertEqual(code, 1)
        self.assertIn("NoSuchSample", errors)


class EndingTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def start(self, *arguments) -> Program:
        started = self.desktop.start(arguments)
        self.addCleanup(started.close)
        return started

    def test_it_ends_by_itself_after_the_frames_asked_for(self):
        game = self.start(program(), "--frames", "60")

        self.assertEqual(game.wait_for_end(), 0, game.story())

    def test_a_window_that_cannot_be_had_is_refused_in_a_line(self):
        game = self.start(program(), "--size", "16384x16384", "--frames", "2")

        self.assertEqual(game.wait_for_end(), 1, game.story())
        self.assertRegex(game.errors, r"^CardTable: opening a window of 16384 x 16384 points failed: at most .*\n$")

    def test_it_ends_in_order_when_told_to_terminate(self):
        table = CardTable(self.desktop)
        self.addCleanup(table.close)

        table.output.process.send_signal(signal.SIGTERM)

        self.assertEqual(table.output.wait_for_end(), 0, table.output.story())

    def test_play_opens_a_window_where_there_is_a_display(self):
        # With the home of the user who runs the tests: Swift keeps its caches there.
        game = Program(
            [PlayTests.PLAY, "--events", "--frames", "30"],
            environment_without_display(DISPLAY=self.desktop.environment["DISPLAY"]))
        self.addCleanup(game.close)

        self.assertEqual(game.wait_for_end(seconds=300), 0, game.story())
        self.assertEqual(len(game.seen(r"ready \d+x\d+")), 1, game.story())
        self.assertNotIn("No display", game.errors)

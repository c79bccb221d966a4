"""A user's program, in a package of its own, as the README's two lines make it."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest

from desktop import Desktop
from rig import ROOT, Picture, wait_until


def swift_in_readme(word):
    """The README's first piece of Swift with a word in it."""
    blocks = re.findall(r"^```swift\n(.*?)^```", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    for block in blocks:
        if word in block:
            return block
    raise AssertionError(f"README.md has no Swift with {word}")


def clone():
    """Dactyl in a folder of another name; always the same, so that the last build still counts."""
    place = ROOT / ".build" / "Somebody's 2nd clone"
    if not place.is_symlink():
        place.parent.mkdir(exist_ok=True)
        place.symlink_to(ROOT, target_is_directory=True)
    return place


def swift(command, *arguments, **options):
    """Runs Swift to its end."""
    return subprocess.run(
        ["swift", command, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=900, **options)


class LibraryUserTests(unittest.TestCase):
    """The package that `dactyl new` makes, which uses a clone of another name."""

    def setUp(self):
        # Always the same, so that the last build still counts: a build can't be moved.
        self.folder = ROOT / ".build" / "user" / "MyGame"
        built, aside = self.folder / ".build", ROOT / ".build" / "user" / "built"
        if built.is_dir():
            built.rename(aside)
        shutil.rmtree(self.folder, ignore_errors=True)
        done = self.dactyl("new", self.folder, "--path", clone())
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        # What it says to type next works from the new folder.
        self.assertTrue(pathlib.Path(done.stdout.split()[-2]).is_absolute(), done.stdout)
        if aside.is_dir():
            aside.rename(built)
        self.program = self.folder / "Sources" / "MyGame" / "MyGame.swift"

    def dactyl(self, *arguments):
        # As `swift run` starts it, by a path from the working folder.
        return subprocess.run([".build/debug/dactyl", *arguments], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)

    def test_the_program_is_the_one_in_the_readme_and_plays_again_at_every_change(self):
        self.assertEqual(self.program.read_text(), swift_in_readme("@main"))
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.tool = self.desktop.start([ROOT / ".build" / "debug" / "dactyl", "run", self.folder], self.folder)
        self.addCleanup(self.tool.close)

        first = wait_until(self.window_that_shows, "a window with something in it", 600)
        self.assertIsInstance(first, Picture)
        # It would start six milliseconds later with Foundation, which brings 40 MB of libraries.
        self.assertNotIn(b"libFoundation", (self.folder / ".build" / "debug" / "MyGame").read_bytes())
        window = self.desktop.windows()[0]
        # What a game writes beside its code is no change of it.
        (self.folder / "score.txt").write_text("7")
        time.sleep(2)
        self.assertEqual(self.builds(), 1)
        window.move_and_resize(60, 50, 800, 600)
        wait_until(lambda: window.position()[0] < 100, "the window to move")
        moved = window.position()
        self.program.write_text(self.program.read_text().replace(".orange", ".blue"))
        changed = wait_until(self.window_with_a_blue_card, "a window with a blue card", 120)

        self.assertEqual(changed.position(), moved)
        self.assertEqual(self.builds(), 2)
        self.assertIsNone(self.tool.process.poll(), self.tool.story())

    def test_its_test_passes_and_nothing_else_is_fetched(self):
        done = swift("test", "--package-path", self.folder)

        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("aFingerDragsTheFirstCard() passed", done.stdout + done.stderr)
        for place in ["checkouts", "repositories"]:
            self.assertEqual([path.name for path in self.folder.glob(f".build/{place}/*")], [])
        self.assertFalse((self.folder / "Package.resolved").exists())

    def test_what_cannot_be_made_or_run_is_said(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        names = pathlib.Path(folder.name)
        for arguments, wanted in [
            (["new", self.folder], "an empty folder is wanted, and it has ."),
            (["new", names / "3 wishes"], "a name of letters, digits and _ that begins with a letter is wanted"),
            (["new", names / "Scene"], "Scene is a name of what the game uses"),
            (["new", names / "Other", "--path", names], "a clone of Dactyl is wanted"),
            (["new", names / "Other", "--url", "https://example.com/dactyl"], "--url and --from go together"),
            (["run", names], "the folder of a package is wanted, and it has no Package.swift"),
            (["run", self.folder, "--product", "Other"], "there is no program Other, but MyGame"),
        ]:
            with self.subTest(arguments[-1]):
                done = self.dactyl(*arguments)

                self.assertNotEqual(done.returncode, 0)
                self.assertIn(wanted, done.stderr)
        self.assertFalse((names / "Other").exists())

    def builds(self):
        """How often the game was built."""
        return sum(line.startswith("Build of product") for line in self.tool.lines)

    def window_that_shows(self):
        """The picture of the only window, unless it is blank."""
        picture = self.picture()
        return picture if picture and not picture.is_blank() else None

    def window_with_a_blue_card(self):
        """The only window, once its first card is blue."""
        picture = self.picture()
        return self.desktop.windows()[0] if picture and picture.pixel(130, 260) == (0, 122, 255) else None

    def picture(self):
        """The picture of the only window; None while there is none, as between two plays."""
        self.assertIsNone(self.tool.process.poll(), self.tool.story())
        try:
            windows = self.desktop.windows()
            return windows[0].picture() if windows else None
        except ValueError:
            return None


class WithoutToolsTests(unittest.TestCase):
    """Dactyl itself, built without its trait `Tools`, as by a user who does not know the trait."""

    @classmethod
    def setUpClass(cls):
        scratch = ROOT / ".build" / "without-tools"
        # As a clone is in which the trait was never used: then Package.resolved would name the parser, and it is fetched.
        clone = scratch / "clone"
        shutil.rmtree(clone, ignore_errors=True)
        clone.mkdir(parents=True)
        for entry in ["Package.swift", "Sources", "Samples", "Tests", "Assets"]:
            (clone / entry).symlink_to(ROOT / entry)
        place = ["--package-path", clone, "--scratch-path", scratch]
        # Swift does not remove what was fetched before, for whatever reason.
        shutil.rmtree(scratch / "checkouts", ignore_errors=True)
        (scratch / "workspace-state.json").unlink(missing_ok=True)
        cls.programs = pathlib.Path(swift("build", *place, "--show-bin-path").stdout.strip())
        # So that the compiler's messages are printed again. The map of its products is written once, and stays.
        for made in (cls.programs / "WithoutTools.build").glob("*.*"):
            if made.name != "output-file-map.json":
                made.unlink()
        # The targets that differ without the trait, with their dependencies.
        cls.built = [swift("build", *place, "--product", product) for product in ["dactyl", "DrawBench", "CardTable"]]
        cls.fetched = [path.name for path in scratch.glob("checkouts/*")]

    def test_everything_builds_nothing_is_fetched_and_a_line_names_the_tool(self):
        said = "".join(done.stdout + done.stderr for done in self.built)
        self.assertEqual([done.returncode for done in self.built], [0, 0, 0], said)
        self.assertEqual(self.fetched, [])
        self.assertEqual(len(re.findall("^/.*: warning: .*swift build --traits Tools$", said, re.MULTILINE)), 1, said)

    def test_programs_that_need_options_say_how_to_get_them(self):
        for program, arguments in [("dactyl", ["--help"]), ("DrawBench", []), ("CardTable", ["--events"])]:
            with self.subTest(program):
                done = subprocess.run([self.programs / program, *arguments], capture_output=True, text=True, timeout=60)

                self.assertEqual((done.returncode, done.stdout), (64, ""))
                self.assertRegex(done.stderr, r"\A.*swift run .*--traits Tools .*\n\Z")

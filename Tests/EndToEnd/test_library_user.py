"""A user's program, in a package of its own, that has nothing of Dactyl but the README's lines."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
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
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        manifest = swift_in_readme("import PackageDescription")
        self.assertEqual(manifest.count('"../dactyl"'), 1, "the place of the clone, once")
        (self.folder / "Package.swift").write_text(manifest.replace("../dactyl", str(clone())))
        (self.folder / "Sources" / "HelloSprite").mkdir(parents=True)
        (self.folder / "Sources" / "HelloSprite" / "HelloSprite.swift").write_text(swift_in_readme("@main"))

    def test_the_program_in_the_readme_builds_and_shows_its_picture(self):
        shutil.copy(ROOT / "Assets" / "Images" / "card.bmp", self.folder)

        program = self.build()
        # It would start six milliseconds later with Foundation, which brings 40 MB of libraries.
        self.assertNotIn(b"libFoundation", program.read_bytes())
        game = self.start(program)

        self.assertIsNone(game.process.poll(), game.story())
        picture = wait_until(self.window_that_shows, "a window with something in it")
        self.assertIsInstance(picture, Picture)
        self.assertIsNone(game.process.poll(), game.story())

    def test_nothing_else_is_fetched(self):
        done = swift("package", "resolve", cwd=self.folder)

        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(done.stdout + done.stderr, "")
        for place in ["checkouts", "repositories"]:
            self.assertEqual([path.name for path in self.folder.glob(f".build/{place}/*")], [])
        self.assertFalse((self.folder / "Package.resolved").exists())

    def build(self):
        """Builds the package, with the results of the last build still there, and returns the program's path."""
        place = ["--package-path", self.folder, "--scratch-path", ROOT / ".build" / "user-package"]
        done = swift("build", *place)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return pathlib.Path(swift("build", *place, "--show-bin-path").stdout.strip()) / "HelloSprite"

    def start(self, program):
        """Runs the program in its package's folder, where its picture is."""
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        game = self.desktop.start([program], self.folder)
        self.addCleanup(game.close)
        return game

    def window_that_shows(self):
        """The picture of the only window, unless it is blank."""
        windows = self.desktop.windows()
        picture = windows[0].picture() if windows else None
        return picture if picture and not picture.is_blank() else None


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

"""A program of somebody else's, in a package of its own, that has nothing of Dactyl but what the README says."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from desktop import Desktop
from rig import ROOT, Picture, wait_until

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Game",
  dependencies: [.package(name: "Dactyl", path: "{root}")],
  targets: [
    .executableTarget(name: "Game", dependencies: [.product(name: "DactylSDL", package: "Dactyl")])
  ]
)
"""


def program_in_readme():
    """The README's first Swift program that can be run as it stands."""
    blocks = re.findall(r"^```swift\n(.*?)^```", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    programs = [block for block in blocks if "@main" in block]
    if not programs:
        raise AssertionError("README.md has no Swift program with @main")
    return programs[0]


class LibraryUserTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_the_program_in_the_readme_builds_and_shows_its_picture(self):
        (self.folder / "Sources" / "Game").mkdir(parents=True)
        (self.folder / "Package.swift").write_text(MANIFEST.format(root=ROOT))
        (self.folder / "Sources" / "Game" / "Game.swift").write_text(program_in_readme())
        shutil.copy(ROOT / "Assets" / "Images" / "card.bmp", self.folder)

        game = self.start(self.build())

        self.assertIsNone(game.process.poll(), game.story())
        picture = wait_until(self.window_that_shows, "a window with something in it")
        self.assertIsInstance(picture, Picture)
        self.assertIsNone(game.process.poll(), game.story())

    def build(self):
        """Builds the package, with what was built last time still there, and gives the program's place."""
        build = ["swift", "build", "--package-path", self.folder, "--scratch-path", ROOT / ".build" / "user-package"]
        done = subprocess.run(build, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=900)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        asked = subprocess.run([*build, "--show-bin-path"], capture_output=True, text=True, check=True)
        return pathlib.Path(asked.stdout.strip()) / "Game"

    def start(self, program):
        """Runs the program in its package's folder, where its picture is."""
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        game = self.desktop.start([program], self.folder)
        self.addCleanup(game.close)
        return game

    def window_that_shows(self):
        """The picture of the only window, if there is something in it."""
        windows = self.desktop.windows()
        picture = windows[0].picture() if windows else None
        return picture if picture and not picture.is_blank() else None

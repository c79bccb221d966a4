"""Files and text that another program drops on a real window."""

import pathlib
import tempfile
import unittest

from desktop import Desktop
from drag_source import DragSource
from event_printer import EventPrinter


class DropTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.printer = EventPrinter(self.desktop, "--drops")
        self.addCleanup(self.printer.close)
        self.output, self.window = self.printer.output, self.printer.first
        self.source = DragSource(self.desktop)
        self.addCleanup(self.source.close)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name):
        """A file of that name."""
        path = self.folder / name
        path.write_text("something")
        return path

    def drop(self, x, y, *paths):
        """Drops files there."""
        uris = "".join(path.as_uri() + "\r\n" for path in paths)
        self.source.drop(self.window, x, y, "text/uri-list", uris.encode())

    def test_a_file_arrives_with_its_path_where_it_is_dropped(self):
        path = self.file("two words é.txt")

        self.drop(120, 80, path)
        self.output.wait_for(f"first dropped 120 80 file {path}")
        self.drop(250, 30, path)
        self.output.wait_for(f"first dropped 250 30 file {path}")

    def test_several_files_are_one_drop_in_their_order(self):
        paths = [self.file(name) for name in ("one.png", "two.png", "three.png")]

        self.drop(60, 150, *paths)

        names = " ".join(f"file {path}" for path in paths)
        self.output.wait_for(f"first dropped 60 150 {names}")

    def test_text_is_dropped_as_text(self):
        self.source.drop(self.window, 40, 40, "text/plain", "words – and more".encode())

        self.output.wait_for("first dropped 40 40 text words – and more")

    def test_a_drop_beside_all_targets_is_refused(self):
        # No target accepts drops at the lower edge.
        path = self.file("nothing.txt")

        self.drop(150, 190, path)
        self.drop(150, 100, path)

        self.output.wait_for(f"first dropped 150 100 file {path}")
        self.assertEqual(len(self.output.seen("first dropped .*")), 1, self.output.story())

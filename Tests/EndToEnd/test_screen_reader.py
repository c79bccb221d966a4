"""The samples as another program sees them by AT-SPI2, and as the screen reader Orca reads them out."""

import time
import unittest

from assistive_desktop import AssistiveDesktop
from event_printer import EventPrinter
from rig import wait_until
from running_sample import RunningSample


class ReaderTests(unittest.TestCase):
    """The common part: a desktop with a bus, and samples that run on it."""

    reads = False

    @classmethod
    def setUpClass(cls):
        cls.desktop = AssistiveDesktop(reads=cls.reads)
        cls.addClassCleanup(cls.desktop.close)

    def run_sample(self, name, title):
        """Runs a sample, whose window is in front then. Returns it."""
        sample = RunningSample(self.desktop, name)
        self.addCleanup(sample.close)
        self.desktop.window(title).activate()
        return sample

    def ask(self, title):
        """Another program that asks the sample with a title."""
        client = self.desktop.client(title)
        self.addCleanup(client.close)
        return client


class ReaderClientTests(ReaderTests):
    def test_every_sample_says_what_is_in_its_window(self):
        wanted = {
            "Bag": ("Bag", "slot"), "CardTable": ("Card Table", "ace of"), "GestureLab": ("Gesture Lab", "Tap"),
            "Inbox": ("Inbox", "Archive"), "PhotoTable": ("Photo Table", ""), "TitleMenu": ("Starfall", "Play"),
            "TouchTracker": ("Touch Tracker", ""), "TwinStick": ("Twinstick", ""), "Borrowed": ("Borrowed", ""),
        }
        for name, (title, text) in wanted.items():
            with self.subTest(name):
                sample = RunningSample(self.desktop, name)
                try:
                    client = self.ask(title)
                    tree = client("tree")
                    self.assertEqual(tree[0]["role"], "application")
                    self.assertEqual((tree[1]["role"], tree[1]["name"]), ("frame", title))
                    self.assertTrue(any(node["name"].startswith(text) for node in tree[2:]), tree)
                finally:
                    sample.close()

    def test_a_menu_is_used_by_the_names_of_its_controls(self):
        game = self.run_sample("TitleMenu", "Starfall")
        client = self.ask("Starfall")
        self.assertIn("focusable", client("states", "push button", "Play"))
        x, y, width, height = client("extents", "push button", "Settings")
        self.assertEqual(client("at", x + width // 2, y + height // 2), ["push button", "Settings"])
        number = client("keep", "push button", "Settings")
        client("do", "push button", "Settings", "click")
        client.wait_for("slider", "Volume")
        # What the client still holds of the screen before has ended, which it is told.
        self.assertIn(client("kept_states", number), (["defunct"], ["gone"]))
        low, value, high = client("value", "slider", "Volume")
        self.assertTrue(low <= value <= high and low < high)
        client("set_value", "slider", "Volume", high)
        wait_until(lambda: client("value", "slider", "Volume")[1] == high, "the volume to be at its end")
        client("set_value", "slider", "Volume", 1e300)
        client("do", "slider", "Volume", "decrement")
        wait_until(lambda: client("value", "slider", "Volume")[1] < high, "the volume to be a step lower")
        was_on = "checked" in client("states", "check box", "Sound")
        client("do", "check box", "Sound", "click")
        wait_until(lambda: ("checked" in client("states", "check box", "Sound")) != was_on, "the switch to be turned")
        client("focus", "push button", "Back")
        wait_until(lambda: "focused" in client("states", "push button", "Back"), "the button to have the focus")
        client("do", "push button", "Back", "click")
        client.wait_for("push button", "Play")
        game.wait_for(r"screen title")

    def test_mails_are_read_filed_and_scrolled(self):
        self.run_sample("Inbox", "Inbox")
        client = self.ask("Inbox")
        rows = [node for node in client("tree") if node["role"] == "list item"]
        self.assertEqual(rows[0]["hint"], "1 of 100,000")
        name = rows[0]["name"]
        self.assertIn("Move to Archive", client("actions", "list item", name))
        client("do", "list item", name, "click")
        client.wait_for("label", rows[0]["name"].split(", ")[2])
        client("do", "list item", name, "Move to Archive")
        wait_until(lambda: all(node["name"] != name for node in client("tree")), "the mail to leave the list")
        client("do", "list", "mails", "scroll down")
        wait_until(
            lambda: not any(node["hint"] == "1 of 99,999" for node in client("tree")), "the list to turn a page")
        client("do", "radio button", "Archive", "click")
        wait_until(lambda: any(node["name"] == name for node in client("tree")), "the mail to be in the other folder")

    def test_a_text_is_read_and_edited(self):
        printer = EventPrinter(self.desktop, "--notes")
        self.addCleanup(printer.close)
        client = self.ask("First")
        text, _, count = client("text", "text", "")
        self.assertEqual((text.split("\n")[0], count), ("one two three", len(text)))
        self.assertEqual(client("word", "text", "", 5), ["two ", 4, 8])
        client("write", "text", "", "one two")
        printer.output.wait_for(r"first notes one two")
        client("select_text", "text", "", 4, 7)
        wait_until(lambda: client("text", "text", "")[1] == 7, "the caret to move")
        # Beyond the end it is put at the end, and of a text no more is taken than is there.
        client("insert", "text", "", 999, "!?", 999)
        printer.output.wait_for(r"first notes one two!\?")
        client("select_text", "text", "", -5, 10 ** 9)
        self.assertEqual(client("text", "text", "")[0], "one two!?")

    def test_clients_that_end_or_flood_do_not_stop_the_program(self):
        game = self.run_sample("TitleMenu", "Starfall")
        flood = self.desktop.client("Starfall")
        flood.process.stdin.write('["tree"]\n' * 200)
        flood.process.stdin.flush()
        client = self.ask("Starfall")
        client("do", "push button", "Settings", "click")
        game.wait_for(r"screen settings")
        flood.process.kill()
        flood.process.wait()
        flood.process.stdin.close()
        flood.process.stdout.close()
        client("do", "push button", "Back", "click")
        client.wait_for("push button", "Play")


class OrcaTests(ReaderTests):
    """What Orca has to say, in the order in which it says it, for what keys do."""

    reads = True

    def plays(self, *steps):
        """Strikes keys, each of which makes Orca say a text."""
        for key, text in steps:
            self.desktop.key(key, text)

    def test_the_game_is_set_up_and_begun(self):
        game = self.run_sample("TitleMenu", "Starfall")
        self.desktop.hears("Starfall frame")
        self.plays(
            ("Down", "Settings push button"), ("Return", "Volume slider 0.7"), ("Left", "0.6"),
            ("Down", "Sound check box checked"), ("space", "not checked"), ("Escape", "Play push button"))
        self.desktop.key("Return")
        game.wait_for("screen game")

    def test_a_mail_is_read_and_filed(self):
        inbox = self.run_sample("Inbox", "Inbox")
        self.plays(("Tab", "Refresh push button"), ("Tab", "Select push button"), ("Tab", "mails"))
        self.plays(("Down", "2 of 100,000"), ("Down", "3 of 100,000"))
        self.plays(
            ("Tab", "Could you have a look at the second page before Friday?"), ("Tab", "Refresh push button"),
            ("Tab", "Select push button"), ("Tab", "Archive push button"), ("Return", "1 mail to Archive"))
        inbox.wait_for("archive mails=1 from=Inbox")

    def test_cards_are_turned_moved_and_taken_back(self):
        table = self.run_sample("CardTable", "Card Table")
        self.desktop.hears("Card Table frame")
        self.plays(
            ("Tab", "face-down card push button"), ("Right", "9 of hearts push button"),
            ("Down", "8 of clubs push button"), ("space", "face down"), ("space", "8 of clubs"), ("m", "menu"),
            ("Down", "To the column 1"), ("Return", "8 of clubs to the column 1, on the 5 of diamonds"))
        table.wait_for(r"drop card=\d+ .* finger=keys")
        self.plays(("ctrl+z", None), ("Left", "push button"))

    def edit(self):
        """A program with a text, whose caret is at the end of the first line."""
        before = len(self.desktop.said())
        printer = EventPrinter(self.desktop, "--notes")
        self.addCleanup(printer.close)
        self.desktop.hears("one two three", before)
        self.desktop.key("End")
        return printer

    def test_what_is_typed_is_read_out_by_letter_word_and_line(self):
        printer = self.edit()
        before = len(self.desktop.said())
        self.desktop.hand("type", "--delay", "150", " hello")
        for letter in "space", "h", "e", "l", "o":
            self.desktop.hears(letter, before)
        printer.output.wait_for(r"first notes one two three hello\|.*")
        # Orca takes what it is told one after another, and a key that comes meanwhile for the cause of all of it.
        time.sleep(1)
        self.plays(("ctrl+Left", "hello"), ("Down", "line 2"), ("Up", "one two three hello"))

    def test_a_key_that_the_reader_takes_does_nothing_else(self):
        printer = self.edit()
        before = len(self.desktop.said())
        # Orca says the time.
        self.desktop.hand("keydown", "Insert")
        self.desktop.hand("key", "t")
        self.desktop.hand("keyup", "Insert")
        self.desktop.hears(":", before)
        self.desktop.key("x")
        printer.output.wait_for(r"first notes one two threex\|.*")

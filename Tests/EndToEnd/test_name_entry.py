"""A name for the table of the best: typed, selected, copied, pasted and undone in a real window."""

from rig import wait_until
from title_menu import GameInWindow


class NameEntryTests(GameInWindow):
    def setUp(self):
        super().setUp()
        self.take_mouse()
        # A short game: stars that fall fast, and some to miss.
        self.keys("ctrl+comma")
        self.game.screen("settings")
        self.keys("Tab", "Tab", "Right", "Right", "Tab", "Right", "Escape", "ctrl+n")
        self.set("lives=4", "lives=5", "difficulty=hard")
        self.game.screen("game")
        self.game.catch(self.window.click)
        self.game.screen("name", seconds=40)

    def saved(self):
        """The name that is saved."""
        name = self.game.wait_for_next(r"save name=(.*) score=\d+")[1]
        self.game.screen("title")
        return name

    def test_typed_text_replaces_the_old_name_and_is_undone(self):
        self.desktop.hand("type", "--delay", "40", "Grace")
        self.keys("ctrl+z", "End", "x", "ctrl+z", "ctrl+shift+z", "Return")

        self.assertEqual(self.saved(), "Playerx")

    def test_a_part_of_a_name_is_copied_and_pasted(self):
        self.desktop.hand("type", "--delay", "40", "Ada")
        self.keys("shift+Left", "shift+Left", "ctrl+c")
        wait_until(lambda: self.desktop.clipboard() == "da", "the clipboard to have what was copied")
        self.keys("End", "ctrl+v", "Return")

        self.assertEqual(self.saved(), "Adada")

    def test_a_name_from_another_program_is_pasted_and_kept_short(self):
        self.desktop.copy("Wilhelmine Elisabeth")
        self.keys("ctrl+v", "Return")

        self.assertEqual(self.saved(), "Wilhelmine")

    def test_two_clicks_choose_a_word_and_the_button_saves(self):
        self.desktop.hand("type", "--delay", "40", "Ann Bea")
        # The second word is to the right of the middle.
        for _ in range(2):
            self.window.click(*self.game.place("name", 30))
        self.desktop.hand("type", "--delay", "40", "Cleo")
        self.window.click(*self.game.place("Save"))

        self.assertEqual(self.saved(), "Ann Cleo")

    def test_the_mouse_goes_to_the_title_without_a_name(self):
        self.window.click(*self.game.place("Title"))

        self.game.screen("title")
        self.assertEqual(self.game.output.seen("save .*"), [])

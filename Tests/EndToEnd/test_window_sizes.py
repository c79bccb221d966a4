"""Menus in windows of many sizes, and of another size while they are open."""

from rig import wait_until
from title_menu import GameInWindow


class MenuSizeTests(GameInWindow):
    def size_of(self, width, height):
        """Waits until the window has a size and its scene as well: the title is in its middle."""
        wait_until(lambda: self.window.picture().width == width, "the window to have its size")

        def is_laid_out():
            x, y, button, button_height = self.game.control("Settings")
            # The title's buttons have this offset from the middle, for their size.
            return abs(x + 200 * button / 300 - width / 2) < 3 and abs(y - button_height - height / 2) < 3

        wait_until(is_laid_out, f"the title to be in the middle of {width}x{height}")

    def visit_settings(self, width, height):
        """Clicks to the settings, sees that they are in the middle, and clicks back."""
        self.window.click(*self.game.place("Settings"))
        self.game.screen("settings")
        across, down = min(1, width / 640), min(1, height / 520)

        def is_laid_out():
            x, y, _, _ = self.game.control("Back")
            return abs(x - 135 * across - width / 2) < 3 and abs(y - 188 * down - height / 2) < 3

        wait_until(is_laid_out, "the settings to be in the middle")
        self.window.click(*self.game.place("Back"))
        self.game.screen("title")

    def test_menus_stay_in_the_middle_and_fit_whatever_the_size(self):
        self.take_mouse()
        for size in ((1300, 800), (640, 480), (500, 700), (360, 300)):
            self.window.resize(*size)
            self.size_of(*size)
            self.visit_settings(*size)
            for name in ("Play", "Settings", "Quit", "Back", "Difficulty"):
                x, y, width, height = self.game.control(name)
                self.assertTrue(width / 2 <= x <= size[0] - width / 2 and height / 2 <= y <= size[1] - height / 2, name)

    def test_a_window_moved_and_resized_at_once_is_laid_out_as_well(self):
        self.take_mouse()
        self.window.move_and_resize(60, 50, 900, 640)
        self.size_of(900, 640)
        self.visit_settings(900, 640)
        # The night is painted to the corners: hills, and no bare ground.
        picture = self.window.picture()
        for x in (2, 897):
            self.assertNotEqual(picture.pixel(x, 637), picture.pixel(450, 20))

    def test_open_screens_follow_the_size(self):
        self.take_mouse()
        self.keys("ctrl+comma")
        self.game.screen("settings")
        self.window.resize(800, 620)
        wait_until(lambda: self.game.control("Back")[0] == 400 + 135, "the settings to be in the middle")
        self.keys("Escape", "ctrl+n")
        self.game.screen("game")
        self.window.resize(1200, 700)
        wait_until(lambda: self.game.control("Pause")[0] == 1200 - 83, "the pause button to be in the corner")
        self.keys("Escape")
        self.game.screen("pause")
        self.window.resize(700, 500)
        wait_until(lambda: self.game.control("Resume")[0] == 350, "the pause menu to be in the middle")
        self.window.click(*self.game.place("Resume"))
        self.assertTrue(self.game.is_running(), self.game.output.story())

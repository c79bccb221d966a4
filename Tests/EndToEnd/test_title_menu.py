"""The game with its menus: played with the mouse, with keys alone, and with fingers."""

import time
import unittest

from rig import wait_until
from title_menu import FALL, Game, GameInWindow
from touchscreen import Touchscreen
from virtual_controller import VirtualController

# The points that the bowl moves in a second, and its first position.
BOWL_SPEED, BOWL_START = 620, 512


class MenuMouseTests(GameInWindow):
    def setUp(self):
        super().setUp()
        self.take_mouse()

    def click(self, name, dx=0):
        """Clicks on a control."""
        self.window.click(*self.game.place(name, dx))

    def test_the_mouse_plays_pauses_and_goes_back_to_the_title(self):
        self.click("Play")
        self.game.screen("game")
        self.assertGreater(self.game.catch(self.window.click), 0)
        self.click("Pause")
        self.game.screen("pause")
        self.assertFalse(self.game.is_running(), "a game that is paused stands still")
        self.click("Resume")
        self.assertTrue(self.game.is_running(), self.game.output.story())
        self.click("Pause")
        self.game.screen("pause")
        self.click("Back to Title")
        self.game.screen("title")

    def test_the_mouse_sets_everything_and_undoes_it(self):
        self.click("Settings")
        self.game.screen("settings")
        self.window.drag(self.game.knob(0.7), self.game.knob(0.2))
        self.set("volume=20")
        self.click("Sound")
        self.set("sound=off")
        self.click("Lives", -35)
        self.set("lives=2")
        self.click("Difficulty", 120)
        self.set("difficulty=hard")

        self.click("Undo")
        self.set("difficulty=normal")
        self.keys("ctrl+z")
        self.set("lives=3")
        self.keys("ctrl+z", "ctrl+z")
        self.set("sound=on", "volume=70")
        self.keys("ctrl+shift+z")
        self.set("volume=20")

        self.click("Back")
        self.game.screen("title")
        self.assertEqual(
            len(self.game.output.seen("set volume=.*")), 3, "a drag is one change: " + self.game.output.story())

    def test_quit_ends_the_program(self):
        self.click("Quit")

        self.assertEqual(self.game.output.wait_for_end(), 0, self.game.output.story())


class MenuKeyTests(GameInWindow):
    def move_bowl(self, x, to):
        """Moves the bowl by keys to a location, and returns its position then."""
        for _ in range(6):
            if abs(to - x) < 25:
                break
            key = "Right" if to > x else "Left"
            self.desktop.hand("keydown", key)
            time.sleep(max(abs(to - x) / BOWL_SPEED - 0.03, 0.01))
            self.desktop.hand("keyup", key)
            x = int(self.game.wait_for_next(r"bowl (\d+)")[1])
        return x

    def catch_with_bowl(self):
        """Catches one star with the bowl."""
        bowl = BOWL_START

        def once():
            nonlocal bowl
            mark = self.game.output.mark
            star = self.game.output.wait_for(FALL, after=mark)[0]
            bowl = self.move_bowl(bowl, int(star[2]))
            return self.game.output.seen_within(8, rf"catch star={star[1]} .*", after=mark)

        wait_until(once, "a star to be caught with the bowl", seconds=60)

    def test_keys_alone_play_the_whole_game(self):
        self.keys("Down", "Return")
        self.game.screen("settings")
        self.keys("Right", "Tab", "space", "Tab", "Right", "Tab", "Left")
        self.set("volume=75", "sound=off", "lives=4", "difficulty=easy")
        self.keys("ctrl+z")
        self.set("difficulty=normal")
        self.keys("Escape")
        self.game.screen("title")
        self.keys("ctrl+n")
        self.game.screen("game")
        self.catch_with_bowl()

        self.keys("Escape")
        self.game.screen("pause")
        self.assertFalse(self.game.is_running(), "a game that is paused stands still")
        self.keys("Return")
        self.assertTrue(self.game.is_running(), self.game.output.story())

        self.game.screen("name", seconds=60)
        self.desktop.hand("type", "--delay", "40", "Nova")
        self.keys("Return")
        saved = self.game.wait_for_next(r"save name=Nova score=(\d+)")
        self.assertGreater(int(saved[1]), 0)
        self.game.screen("title")

    def test_escape_pauses_and_goes_back_step_by_step(self):
        self.keys("Return")
        self.game.screen("game")
        self.keys("ctrl+comma")
        self.game.screen("pause")
        self.game.screen("settings")
        self.keys("Escape")
        self.game.screen("pause")
        self.assertFalse(self.game.is_running(), "a game that is paused stands still")
        self.keys("Escape")
        self.assertTrue(self.game.is_running(), self.game.output.story())

    def test_control_n_begins_a_new_game_and_control_comma_opens_the_settings_anywhere(self):
        self.keys("ctrl+comma")
        self.game.screen("settings")
        self.keys("ctrl+n")
        self.game.screen("game")
        self.game.wait_for_next("fall star=1 .*")
        self.keys("Escape")
        self.game.screen("pause")
        self.keys("ctrl+n")
        self.game.screen("game")
        self.game.wait_for_next("fall star=0 .*")

    def test_arrows_go_around_the_buttons(self):
        self.keys("Down", "Down", "Return")

        self.assertEqual(self.game.output.wait_for_end(), 0, "the third button quits: " + self.game.output.story())

    def test_control_held_lists_the_keys(self):
        self.window.move(40, 600)
        before = self.game.picture_that_shows(self.window)
        # Some of the list's ground beside its words.
        place = (512, 360)

        self.desktop.hand("keydown", "ctrl")
        wait_until(lambda: self.window.picture().pixels_changed(before, *place, reach=30) > 1000, "the list")
        self.desktop.hand("keyup", "ctrl")

        wait_until(lambda: self.window.picture().pixels_changed(before, *place, reach=300) == 0, "the list to go")
        self.keys("ctrl+comma")
        self.game.screen("settings")


class MenuControllerTests(GameInWindow):
    def options(self):
        self.controller = VirtualController()
        self.addCleanup(self.controller.close)
        return self.controller.options

    def test_the_directional_pad_and_the_lower_button_choose(self):
        self.controller.plug()
        self.controller.tap("dpdown", "a")
        self.game.screen("settings")

    def test_a_controller_alone_sets_plays_pauses_and_quits(self):
        self.controller.plug()
        self.controller.tap("dpdown", "a")
        self.game.screen("settings")
        self.controller.tap("dpdown", "a")
        self.game.wait_for_next("set sound=off")
        self.controller.tap("dpup")
        self.controller.do("stick left -1 0", "stick left 0 0")
        self.game.wait_for_next(r"set volume=\d+")
        self.controller.tap("b", "dpup", "a")
        self.game.screen("game")
        self.controller.do("stick left 1 0", "stick left 0 0")
        self.controller.tap("start")
        self.game.screen("pause")
        self.controller.tap("b", "start", "dpdown", "dpdown", "a")
        self.game.screen("title")
        self.controller.do("stick left 0 1", "stick left 0 0", "stick left 0 1", "stick left 0 0")
        self.controller.tap("a")

        self.assertEqual(self.game.output.wait_for_end(), 0, self.game.output.story())

    def test_a_controller_that_is_pulled_out_and_plugged_in_again_continues(self):
        self.controller.plug()
        self.controller.do("press dpdown", "unplug", "plug")
        self.controller.tap("dpdown", "a")

        self.assertEqual(self.game.output.wait_for_end(), 0, "the third button quits: " + self.game.output.story())

    def test_an_invalid_command_is_reported_and_does_no_harm(self):
        self.controller.do("jump", "press a")
        self.controller.plug()
        self.controller.do("press q")
        self.controller.tap("dpdown", "a")
        self.game.screen("settings")
        for fault in ("is no command", "controller 1 is not plugged in", "there is no button q"):
            self.assertIn(fault, self.game.output.errors)


class MenuTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.game = Game(self.screen)
        self.addCleanup(self.game.close)
        self.game.picture_that_shows(self.screen)

    def tap(self, name, dx=0):
        """Taps on a control."""
        self.screen.tap(*self.game.place(name, dx))

    def test_fingers_play_pause_and_save_a_name(self):
        self.tap("Play")
        self.game.screen("game")
        score = self.game.catch(self.screen.tap)
        self.assertGreater(score, 0)
        self.tap("Pause")
        self.game.screen("pause")
        self.tap("Resume")
        self.assertTrue(self.game.is_running(), self.game.output.story())
        self.game.screen("name", seconds=60)
        self.tap("Save")
        self.game.wait_for_next(r"save name=Player score=\d+")
        self.game.screen("title")

    def test_two_fingers_set_two_things_at_once(self):
        self.tap("Settings")
        self.game.screen("settings")
        sound = self.game.place("Sound")
        self.screen.down({0: self.game.knob(0.7)})
        self.screen.glide({0: self.game.knob(0.7)}, {0: self.game.knob(0.4)})
        self.screen.down({1: sound})
        self.screen.up([1])
        self.game.wait_for_next("set sound=off")
        self.assertEqual(self.game.output.seen("set volume=.*"), [], "the slider is still held")
        self.screen.glide({0: self.game.knob(0.4)}, {0: self.game.knob(0.2)})
        self.screen.up([0])
        self.game.wait_for_next("set volume=20")

    def test_a_finger_that_leaves_a_button_presses_nothing(self):
        start = self.game.place("Play")
        self.screen.down({0: start})
        self.screen.glide({0: start}, {0: (start[0] + 20, start[1] + 260)})
        self.screen.up([0])
        self.tap("Settings")

        self.game.screen("settings")
        self.assertEqual(self.game.output.seen("screen game"), [])

"""The arena game: played with keys, with a controller, with both, and with two thumbs; its controls rebound and kept."""

import pathlib
import tempfile
import time
import unittest

from desktop import Desktop
from rig import wait_until
from running_sample import RunningMenus
from touchscreen import Touchscreen
from virtual_controller import VirtualController


class Twin(RunningMenus):
    """A running game."""

    def __init__(self, display, *options):
        super().__init__(display, "TwinStick", *options)

    def flies(self, player, rises, hold):
        """Waits until a ship moves in the held direction: right is x, down is y, and the other directions are -x and -y."""
        axis = {"x": 1, "y": 2}
        def once():
            mark = self.output.mark
            hold()
            told = self.output.seen(rf"ship player={player} x=(\d+) y=(\d+)", after=mark)
            places = [int(match[axis[rises.strip("-")]]) for match in told]
            return len(places) > 1 and places == sorted(places, reverse=rises.startswith("-")) and len(set(places)) > 1

        return wait_until(once, f"ship {player} to fly along {rises}: " + self.output.story()[-800:])


class TwinInWindow(unittest.TestCase):
    """The common part of tests of the game on a desktop."""

    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "bindings.json"
        self.file.touch()
        self.controller = VirtualController()
        self.addCleanup(self.controller.close)
        self.game = self.start()
        self.addCleanup(self.desktop.hand, "keyup", "w", "a", "s", "d", "Up")

    def start(self):
        game = Twin(self.desktop, "--bindings", str(self.file), *self.controller.options)
        self.addCleanup(game.close)
        self.window = self.desktop.window("Twinstick")
        self.window.activate()
        return game

    def keys(self, *keys):
        self.desktop.hand("key", "--delay", "60", *keys)

    def hold(self, *keys, seconds=0.5):
        """Holds keys for a while."""
        for key in keys:
            self.desktop.hand("keydown", key)
        time.sleep(seconds)
        for key in keys:
            self.desktop.hand("keyup", key)


class TwinKeyTests(TwinInWindow):
    def test_keys_alone_fly_fire_pause_and_go_back(self):
        self.keys("Return")
        self.game.screen("game")
        self.game.flies(0, "x", lambda: self.hold("d"))
        self.game.flies(0, "-x", lambda: self.hold("a"))
        self.keys("Escape")
        self.game.screen("pause")
        mark = self.game.output.mark
        self.hold("d")
        self.assertEqual(self.game.output.seen("ship .*", after=mark), [], "a game that is paused stands still")
        self.keys("Down", "Down", "Return")
        self.game.screen("title")

    def test_a_key_is_rebound_and_kept_for_the_next_time(self):
        self.keys("Down", "Down", "Return")
        self.game.screen("controls")
        self.keys("Down", "Down", "Return")
        self.game.screen("listening")
        self.keys("f")
        self.game.wait_for_next("bound action=dash to=F")
        self.game.screen("controls")
        wait_until(self.file.exists, "the file")
        self.assertIn("key.9", self.file.read_text())
        self.game.close()

        self.file.write_text(self.file.read_text()[:-10])
        self.game = self.start()
        wait_until(lambda: "The controls are the game's own" in self.game.output.errors, "the broken file to be refused")


class TwinControllerTests(TwinInWindow):
    def test_a_controller_alone_plays_pauses_and_rebinds(self):
        self.controller.plug()
        self.controller.tap("dpdown", "dpdown", "a")
        self.game.screen("controls")
        self.controller.tap("dpdown", "dpdown", "dpright", "a")
        self.game.screen("listening")
        self.controller.tap("leftshoulder")
        self.game.wait_for_next("bound action=dash to=Left Shoulder")
        self.game.screen("controls")
        self.controller.tap("b")
        self.game.screen("title")
        self.controller.tap("dpup", "dpup", "a")
        self.game.screen("game")

        def fly():
            self.controller.do("stick left 0 1", "stick right 1 0", "stick left 0 1", "stick left 0 1", "stick left 0 0")

        self.game.flies(0, "y", fly)
        self.controller.do("stick right 0 0")
        self.controller.tap("start")
        self.game.screen("pause")
        self.controller.tap("b")
        self.game.screen("game")

    def test_one_plays_with_keys_and_one_with_a_controller(self):
        self.controller.plug()
        self.keys("Down", "Return")
        self.game.screen("game")
        self.controller.tap("start")
        self.game.wait_for_next("join player=1 controller")
        self.controller.do("stick left 0 1")
        self.game.flies(0, "-x", lambda: self.hold("a"))
        self.controller.do("stick left 0 0")
        self.assertNotEqual(self.game.output.seen(r"ship player=1 .*"), [], "both at once")

    def test_the_mouse_selects_a_binding_and_cancels_it(self):
        def once():
            self.window.click(*self.game.place("Controls"))
            return self.game.output.seen_within(1, "screen controls")

        wait_until(once, "a click to be heard")
        self.window.click(*self.game.place("dash keyboard"))
        self.game.screen("listening")
        self.window.click(*self.game.place("Cancel"))
        self.game.wait_for_next("unbound cancelled")


class TwinTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.game = Twin(self.screen)
        self.addCleanup(self.game.close)
        self.game.picture_that_shows(self.screen)

    def test_two_thumbs_fly_and_fire_and_a_third_finger_pauses(self):
        self.screen.tap(*self.game.place("Play"))
        self.game.screen("game")
        starts = {0: (180, 520), 1: (840, 520)}

        def fly():
            self.screen.down(starts)
            self.screen.glide(starts, {0: (250, 520), 1: (840, 450)})
            time.sleep(0.4)
            self.screen.up([0, 1])

        self.game.flies(0, "x", fly)
        self.screen.tap(*self.game.place("Pause"))
        self.game.screen("pause")
        self.screen.tap(*self.game.place("Resume"))
        self.game.screen("game")

    def test_fingers_select_a_binding(self):
        self.screen.tap(*self.game.place("Controls"))
        self.game.screen("controls")
        self.screen.tap(*self.game.place("move keyboard"))
        self.game.screen("listening")
        self.screen.tap(*self.game.place("Cancel"))
        self.game.wait_for_next("unbound cancelled")
        self.game.screen("controls")

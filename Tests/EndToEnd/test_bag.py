"""The bags, played with a mouse, with keys, and by two players on a touch screen."""

import unittest

from desktop import Desktop
from rig import wait_until
from running_sample import RunningSample
from touchscreen import Touchscreen

SLOT = r"slot (?P<number>\d+) x=(?P<x>\d+) y=(?P<y>\d+) (?P<holds>.*)"


class Bags(RunningSample):
    """Running bags; `places` are the middles of their slots, by number."""

    def __init__(self, display, *options):
        super().__init__(display, "Bag", *options)
        slots = self.output.wait_for(SLOT, count=28)
        self.places = {int(slot["number"]): (int(slot["x"]), int(slot["y"])) for slot in slots}
        self.holds = {int(slot["number"]): slot["holds"] for slot in slots}

    def wait_until_shown(self, display, slot, before):
        """Waits until a slot differs from a picture."""
        x, y = self.places[slot]
        wait_until(
            lambda: display.picture().pixels_changed(before, x, y, 30) > 300, f"slot {slot} to show what it holds")


class BagMouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.bags = Bags(self.desktop)
        self.addCleanup(self.bags.close)
        self.window = self.desktop.window("Bag")
        self.window.activate()
        # SDL ignores a press that arrives together with the focus: let that be one beside the bags.
        self.window.click(5, 5)
        self.places = self.bags.places

    def keys(self, *names):
        """Strikes keys one after another, at a speed that frames can follow."""
        for name in names:
            self.desktop.hand("key", name)
            self.desktop.hand("sleep", "0.03")

    def test_a_stack_is_dragged_and_shows_where_it_was_dropped(self):
        self.assertEqual((self.bags.holds[3], self.bags.holds[8]), ("gem=7", "empty"))
        before = self.bags.picture_that_shows(self.window)

        self.window.drag(self.places[3], self.places[8])

        self.bags.wait_for("pick slot=3 gem=7 hand=mouse")
        self.bags.wait_for("drop slot=3 gem=7 to=8 count=7 hand=mouse")
        for slot in (3, 8):
            self.bags.wait_until_shown(self.window, slot, before)

    def test_a_drag_with_shift_lifts_half(self):
        self.desktop.hand("keydown", "shift")
        self.addCleanup(self.desktop.hand, "keyup", "shift")
        self.window.drag(self.places[5], self.places[7])

        self.bags.wait_for("split slot=5 coin=20 hand=mouse")
        self.bags.wait_for("drop slot=5 coin=20 to=7 count=20 hand=mouse")

    def test_a_refused_drag_and_a_cancelled_one_return(self):
        self.window.drag(self.places[22], self.places[13])
        self.bags.wait_for("refuse slot=22 apple=6 by=13 hand=mouse")
        self.bags.wait_for("cancel slot=22 apple=6 hand=mouse")

        self.window.press(*self.places[3])
        self.window.glide(self.places[3], self.places[8])
        self.bags.wait_for("pick slot=3 gem=7 hand=mouse")
        self.keys("Escape")
        self.bags.wait_for("cancel slot=3 gem=7 hand=mouse")
        self.window.release()
        self.assertEqual(self.bags.output.seen("drop .*"), [], self.bags.output.story())

    def test_arms_are_swapped_and_control_z_undoes_it(self):
        self.window.drag(self.places[9], self.places[12])
        self.bags.wait_for("swap slot=9 axe=1 with=12 hand=mouse")
        self.keys("ctrl+z")
        self.bags.wait_for("undo")
        self.keys("ctrl+shift+z")
        self.bags.wait_for("redo")

    def test_keys_take_up_carry_and_drop(self):
        self.keys("Tab", "Tab", "Tab", "space")
        self.bags.wait_for("pick slot=2 potion=4 hand=keys")
        # The next three slots accept no potions; then comes the next line.
        self.keys("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Return")
        self.bags.wait_for("drop slot=2 potion=4 to=4 count=4 hand=keys")
        self.keys("shift+space", "Escape")
        self.bags.wait_for("split slot=4 potion=2 hand=keys")
        self.bags.wait_for("cancel slot=4 potion=2 hand=keys")


class BagTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.bags = Bags(self.screen)
        self.addCleanup(self.bags.close)
        self.bags.picture_that_shows(self.screen)
        self.places = self.bags.places

    def carry(self, ways):
        """Fingers land on slots and move to others, together, and stay down."""
        starts = {finger: self.places[start] for finger, (start, _) in ways.items()}
        self.screen.down(starts)
        self.screen.glide(starts, {finger: self.places[end] for finger, (_, end) in ways.items()})

    def test_two_players_drop_on_one_slot(self):
        self.carry({0: (3, 8), 1: (16, 8)})
        picks = [self.bags.wait_for(rf"pick slot={slot} gem=\d hand=(\d)") for slot in (3, 16)]
        self.assertNotEqual(picks[0][1], picks[1][1])
        self.assertEqual(self.bags.output.seen("drop .*"), [], "both are dragged at once")

        self.screen.up([0])
        self.bags.wait_for(r"drop slot=3 gem=7 to=8 count=7 hand=\d")
        self.screen.up([1])

        # There is room for three more.
        self.bags.wait_for(r"drop slot=16 gem=6 to=8 count=3 hand=\d")

    def test_five_fingers_drag_from_both_bags_and_the_shop_at_once(self):
        ways = {0: (3, 7), 1: (5, 8), 2: (16, 20), 3: (15, 18), 4: (24, 4)}
        before = self.screen.picture()
        self.carry(ways)
        for start, _ in ways.values():
            self.bags.wait_for(rf"pick slot={start} .*")
        self.assertEqual(self.bags.output.seen("(drop|copy) .*"), [], "all are dragged at once")
        self.screen.up(ways)

        for start, end in ways.values():
            # The shop's slots never run out.
            self.bags.wait_for(rf"{'copy' if start == 24 else 'drop'} slot={start} .* to={end} .*")
            self.bags.wait_until_shown(self.screen, end, before)

    def test_a_long_press_lifts_half_while_another_finger_shops(self):
        self.screen.down({0: self.places[5]})
        self.bags.wait_for(r"split slot=5 coin=20 hand=\d")
        self.carry({1: (24, 6)})
        self.screen.up([1])
        self.bags.wait_for(r"copy slot=24 apple=3 to=6 count=3 hand=\d")
        self.screen.glide({0: self.places[5]}, {0: self.places[7]})
        self.screen.up([0])

        self.bags.wait_for(r"drop slot=5 coin=20 to=7 count=20 hand=\d")

    def test_losing_the_focus_brings_everything_home(self):
        self.carry({0: (3, 8), 1: (15, 18)})
        for slot in (3, 15):
            self.bags.wait_for(rf"pick slot={slot} .*")

        self.screen.send("focus 0")

        for slot in (3, 15):
            self.bags.wait_for(rf"cancel slot={slot} .*")
        self.screen.up([0, 1])
        self.assertEqual(self.bags.output.seen("drop .*"), [], self.bags.output.story())

    def test_a_drag_outlives_a_window_that_becomes_tall(self):
        self.carry({0: (3, 8)})
        self.bags.wait_for("pick slot=3 .*")
        self.screen.send("size 420 640")
        wait_until(lambda: self.screen.picture().width == 420, "the window to have its size")
        # Beside all slots.
        self.screen.glide({0: self.places[8]}, {0: (3, 3)})
        self.screen.up([0])

        self.bags.wait_for("cancel slot=3 .*")
        self.assertIsNone(self.bags.output.process.poll(), "the game goes on")

"""Samples on a desktop whose settings say how large texts are to be, and whether things move."""

import json
import os
import subprocess
import unittest

from assistive_desktop import PYTHON, AssistiveDesktop
from rig import wait_until
from running_sample import RunningSample


class SettingsPortal:
    """The settings of a desktop, by the portal that programs ask."""

    def __init__(self, desktop, settings):
        script = os.path.join(os.path.dirname(__file__), "settings_portal.py")
        self.process = subprocess.Popen(
            [PYTHON, script, json.dumps(settings)], env=desktop.environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        if self.process.stdout.readline() != "ready\n":
            raise AssertionError("the settings portal has not started")

    def change(self, settings):
        self.process.stdin.write(json.dumps(settings) + "\n")
        self.process.stdin.flush()

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


class DesktopSettingsTests(unittest.TestCase):
    def setUp(self):
        self.desktop = AssistiveDesktop()
        self.addCleanup(self.desktop.close)

    def portal(self, scale):
        portal = SettingsPortal(self.desktop, self.scaled(scale))
        self.addCleanup(portal.close)
        return portal

    @staticmethod
    def scaled(scale):
        return {"org.gnome.desktop.interface": {"text-scaling-factor": scale, "enable-animations": True}}

    def test_texts_are_as_large_as_the_settings_say_from_the_start_and_when_they_change(self):
        portal = self.portal(1.5)
        sample = RunningSample(self.desktop, "Inbox")
        self.addCleanup(sample.close)
        client = self.desktop.client("Inbox")
        self.addCleanup(client.close)
        row = client.wait_for("list item", "Zoe Dahl")["name"]

        def height():
            return client("extents", "list item", row)[3]

        large = height()
        portal.change(self.scaled(1.0))
        wait_until(lambda: height() < large, "the rows to be lower")
        self.assertAlmostEqual(large / height(), 1.5, delta=0.05)
        portal.change(self.scaled(3.0))
        wait_until(lambda: height() > large, "the rows to be higher")

    def test_a_program_runs_where_the_settings_end_in_the_middle(self):
        portal = self.portal(2.0)
        sample = RunningSample(self.desktop, "TitleMenu")
        self.addCleanup(sample.close)
        portal.process.kill()
        self.desktop.window("Starfall").activate()
        self.desktop.hand("key", "Return")
        sample.wait_for("screen game")

"""Quick actions: at the launch of a program, in one that runs, and in the menu of a desktop."""

import subprocess
import unittest

from assistive_desktop import AssistiveDesktop
from desktop import Desktop
from rig import sample
from running_sample import RunningSample


class QuickActionTests(unittest.TestCase):
    def test_a_program_begins_with_an_action(self):
        desktop = Desktop()
        self.addCleanup(desktop.close)
        menu = RunningSample(desktop, "TitleMenu", "--action", "new-game")
        self.addCleanup(menu.close)
        menu.wait_for("screen game")

    def test_a_program_that_runs_does_the_action_that_a_second_one_is_asked_for(self):
        desktop = AssistiveDesktop()
        self.addCleanup(desktop.close)
        menu = RunningSample(desktop, "TitleMenu")
        self.addCleanup(menu.close)
        desktop.window("Starfall").activate()

        second = subprocess.run([sample("TitleMenu"), "--action", "settings"], env=desktop.environment, timeout=20)

        self.assertEqual(second.returncode, 0)
        menu.wait_for("screen settings")
        subprocess.run([sample("TitleMenu"), "--action", "fly"], env=desktop.environment, timeout=20, check=True)
        before = len(menu.output.lines)
        desktop.hand("key", "Escape")
        menu.wait_for("screen title", after=before)

    def test_the_file_of_a_desktop_names_the_actions(self):
        desktop = Desktop()
        self.addCleanup(desktop.close)
        path = f"{desktop.folder}/starfall.desktop"
        subprocess.run([sample("TitleMenu"), "--desktop-file", path], check=True, timeout=20)
        with open(path) as file:
            text = file.read()
        self.assertIn("Actions=new-game;settings;", text)
        command = next(line for line in text.splitlines() if line.endswith("--action new-game"))
        self.assertEqual(command, f"Exec={sample('TitleMenu').resolve()} --action new-game")

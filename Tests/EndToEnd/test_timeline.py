"""The page of `dactyl timeline`, as a browser shows it. Skipped where there is no Chromium."""

import http.client
import json
import pathlib
import subprocess
import tempfile
import unittest

import chromium
from rig import ROOT, Program, environment_without_display, sample

SCENARIO = ROOT / "Tests" / "Scenarios" / "arbitration" / "single-waits-for-double.scenario.json"


@unittest.skipUnless(chromium.program(), "There is no Chromium: apt-get install chromium")
class TimelinePageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.page = pathlib.Path(folder.name) / "page.html"
        subprocess.run([sample("dactyl"), "timeline", SCENARIO, "-o", cls.page], check=True, stdout=subprocess.DEVNULL)
        cls.browser = chromium.Chromium()
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        self.browser.errors.clear()
        self.browser.open(self.page.as_uri())

    def tearDown(self):
        self.assertEqual(self.browser.errors, [])

    def set(self, name, value, event):
        self.browser.value(
            f"(() => {{ const it = document.getElementById('{name}'); it.value = '{value}';"
            f" it.dispatchEvent(new Event('{event}')); }})()")
        self.browser.settle()

    def test_the_scrubber_moves_the_moment_and_the_scene(self):
        before = self.browser.value("document.querySelector('#scenes canvas').toDataURL()")

        self.set("scrubber", 60000, "input")
        self.assertEqual(self.browser.value("document.getElementById('moment').textContent"), "60 of 450 ms")

        self.set("scrubber", 449000, "input")
        self.assertNotEqual(self.browser.value("document.querySelector('#scenes canvas').toDataURL()"), before)

    def test_a_recording_of_a_program_has_a_page(self):
        page = self.page.with_name("recording.html")
        subprocess.run(
            [sample("dactyl"), "timeline", ROOT / "Tests" / "Recordings" / "HelloSprite.dactyl", "-o", page], check=True,
            stdout=subprocess.DEVNULL)

        self.browser.open(page.as_uri())

        tracks = self.browser.value("timeline.state.runs[0].sources.map(source => source.name)")
        self.assertIn("finger 1", tracks)
        self.assertGreater(self.browser.value("timeline.page.changes.length"), 0)

    def test_a_click_on_a_verdict_shows_its_rule(self):
        place = self.browser.value(
            "(() => { const run = timeline.state.runs[0], box = document.getElementById('tracks').getBoundingClientRect();"
            " const hit = timeline.hits.find(hit => hit.verdicts.some(i => run.text(i) === 'finger 1 · tap on card: waits for dbl on card'));"
            " return [box.left + hit.x + hit.width / 2, box.top + hit.y + hit.height / 2]; })()")

        self.browser.click(*place)

        self.assertIn("finger 1 · tap on card: waits for dbl on card", self.browser.value("document.querySelector('#details h2').textContent"))
        self.assertRegex(self.browser.value("document.getElementById('rule').textContent"), r"^G28.*\.$")
        self.assertIn("dbl", self.browser.value("document.getElementById('details').textContent"))

    def test_keys_go_from_verdict_to_verdict(self):
        self.browser.value("document.getElementById('tracks').focus()")
        self.browser.press("ArrowDown", 40)
        first = self.browser.value("document.querySelector('#details h2').textContent")

        self.browser.press("ArrowRight", 39)

        self.assertNotEqual(self.browser.value("document.querySelector('#details h2').textContent"), first)

    def test_a_change_shows_two_runs_and_what_differs(self):
        self.set("change", 0, "change")

        self.assertEqual(self.browser.value("document.querySelectorAll('#scenes figure').length"), 2)
        self.assertEqual(self.browser.value("document.querySelectorAll('#heads span').length"), 2)
        self.assertGreater(self.browser.value("document.querySelectorAll('#log .removed, #log .added').length"), 0)

    def test_nothing_sticks_out_of_a_small_window(self):
        self.addCleanup(self.browser.resize, 1280, 800)
        for width, height in ((1280, 800), (800, 600)):
            self.browser.resize(width, height)
            self.browser.settle()
            self.assertLessEqual(self.browser.value("document.documentElement.scrollWidth"), width)
            self.assertLessEqual(self.browser.value("document.documentElement.scrollHeight"), height)


class TimelineServerTests(unittest.TestCase):
    def test_the_server_plays_other_changes_and_refuses_other_hosts(self):
        server = Program([sample("dactyl"), "timeline", SCENARIO, "--serve"], environment_without_display())
        self.addCleanup(server.close)
        address = server.wait_for(r"http://127\.0\.0\.1:(\d+)/ .*")[0]
        port = int(address.group(1))

        def ask(method, path, body=None, **headers):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()

        edit = json.dumps({"edits": [{"target": "card", "property": "hidden", "value": True}]})
        status, text = ask("POST", "/play", edit, **{"Content-Type": "application/json"})
        self.assertEqual((status, len(json.loads(text)["runs"])), (200, 2))
        self.assertEqual(ask("GET", "/")[0], 200)
        self.assertEqual(ask("GET", "/", Host="elsewhere.example")[0], 403)

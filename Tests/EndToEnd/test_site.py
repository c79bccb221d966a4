"""The documentation's site, as a host of files serves it, in a browser."""

import functools
import http.server
import subprocess
import sys
import threading
import unittest

from chromium import Chromium, program
from rig import ROOT, wait_until

SITE = ROOT / ".build" / "documentation" / "site"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, and prints nothing."""

    def log_message(self, *_):
        pass


@unittest.skipUnless(program(), "no Chromium")
class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The step `docs` makes it, too.
        if not SITE.is_dir():
            subprocess.run([sys.executable, ROOT / "Tests" / "documentation.py"], check=True, stdout=subprocess.DEVNULL)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE))
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.browser = Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()
        cls.server.server_close()

    def open(self, path, heading):
        """Opens a page, and waits for its heading."""
        self.browser.call("Page.navigate", url=f"http://127.0.0.1:{self.server.server_port}/{path}")
        wait_until(
            lambda: self.browser.value("document.querySelector('h1')?.innerText.trim()") == heading, f"the page {heading}")

    def broken_pictures(self):
        """The pictures of the page that could not be shown."""
        return self.browser.value(
            "Array.from(document.images).filter(i => i.complete && !i.naturalWidth).map(i => i.src).join(' ')")

    def test_a_newcomer_comes_from_the_start_to_the_first_program(self):
        self.open("", "Dactyl")
        self.assertEqual(self.broken_pictures(), "")
        for link, heading in [("Learn it", "Learn it"), ("First drag", "First drag")]:
            self.browser.value(
                f"Array.from(document.querySelectorAll('a')).find(a => a.innerText.trim() == '{link}').click()")
            wait_until(
                lambda: self.browser.value("document.querySelector('h1')?.innerText.trim()") == heading, f"the page {heading}")
        wait_until(
            lambda: self.browser.value(
                "Array.from(document.images).some(i => i.src.endsWith('FirstDrag.png') && i.naturalWidth > 0)"),
            "the picture of the program")
        self.assertIn("PanGestureRecognizer", self.browser.value("document.body.innerText"))

    def test_the_gallery_has_every_program_with_its_picture_and_its_code(self):
        self.open("gallery/", "Gallery")
        self.assertEqual(self.broken_pictures(), "")
        shown = self.browser.value("document.querySelectorAll('article').length")
        small = sum(len(list((ROOT / "Samples" / "Small" / place).iterdir())) for place in ["Sources", "Tutorials"])
        self.assertEqual(shown, 9 + small)
        self.assertEqual(
            self.browser.value("Array.from(document.querySelectorAll('article')).filter(a => !a.querySelector('pre')).length"), 0)

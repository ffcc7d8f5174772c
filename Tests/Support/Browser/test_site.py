"""Every page of the site, as a reader walks it in a real browser. Scripts/try-site runs this."""

import functools
import http.server
import os
import threading
import unittest
import urllib.error
import urllib.parse
import urllib.request

from browser import By, Browser

SITE, BASE = os.environ["SITE"], os.environ["BASE"]


class Handler(http.server.SimpleHTTPRequestHandler):
    """The site lies in a folder of its server, as it does where pages are published."""

    def translate_path(self, path):
        inside = path[len(BASE):] if path == BASE or path.startswith(BASE + "/") else "/there/is/nothing"
        return super().translate_path(inside or "/")

    def do_GET(self):
        if self.path == "/favicon.ico":
            # Browsers ask the server for it, and not the site.
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, *_):
        pass


class SiteCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=SITE))
        # A browser that goes on to another page hangs up.
        server.handle_error = lambda *_: None
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.home = f"http://127.0.0.1:{server.server_port}"
        cls.browser = Browser(f"{cls.home}{BASE}/")
        cls.addClassCleanup(cls.browser.quit)

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])
        elsewhere = [url for url in self.browser.requests() if not url.startswith(self.home)]
        self.assertEqual(elsewhere, [])

    def open(self, path):
        self.browser.driver.get(f"{self.home}{BASE}/documentation/{path}")
        self.browser.wait("main h1")

    def pages(self):
        """All articles, by the sidebar's own index."""
        folder = os.path.join(SITE, "documentation", "sameapp")
        return ["sameapp"] + [f"sameapp/{name}" for name in sorted(os.listdir(folder)) if name != "index.html"]


class WalkTests(SiteCase):
    def status(self, address):
        try:
            return urllib.request.urlopen(address).status
        except urllib.error.HTTPError as error:
            return error.code

    def test_every_page_is_there_and_its_links_lead_somewhere(self):
        seen, anchors, asked = {}, {}, []
        for page in self.pages():
            self.open(page)
            address = self.browser.driver.current_url.split("#")[0].rstrip("/")
            anchors[address] = set(self.browser.script("return [...document.querySelectorAll('[id]')].map((e) => e.id)"))
            links = self.browser.script("return [...document.querySelectorAll('main a[href]')].map((a) => a.href)")
            asked += [(page, link) for link in links if link.startswith(self.home)]
            broken = self.browser.script(
                "return [...document.querySelectorAll('main img')].filter((i) => i.complete && !i.naturalWidth).map((i) => i.src)")
            self.assertEqual(broken, [], page)
        self.assertGreater(len(anchors), 30)
        for page, link in asked:
            address, _, anchor = link.partition("#")
            address = address.rstrip("/")
            if address not in seen:
                seen[address] = self.status(address)
            self.assertEqual(seen[address], 200, f"{page}: {link}")
            if anchor and address in anchors:
                self.assertIn(urllib.parse.unquote(anchor), anchors[address], f"{page}: {link}")

    def test_the_door_leads_to_the_contents(self):
        self.browser.driver.get(f"{self.home}{BASE}/")
        self.browser.wait("main h1")
        self.assertEqual(self.browser.one("main h1").text, "One app, nine ways")


class ReadingTests(SiteCase):
    def test_the_same_code_stands_behind_tabs(self):
        self.open("sameapp/05-viper")
        names = self.browser.script("return [...document.querySelectorAll('.TabNavigator')].map((t) => t.innerText.split('\\n').slice(0, 2))")
        self.assertIn(["VIPER", "MVC"], names)
        place = names.index(["VIPER", "MVC"])
        text = "return document.querySelectorAll('.TabNavigator')[arguments[0]].querySelector('.tabs-content').innerText"
        before = self.browser.script(text, place)
        self.browser.script(
            "document.querySelectorAll('.TabNavigator')[arguments[0]].querySelectorAll('.tabnav-link')[1].click()", place)
        self.browser.until(lambda: self.browser.script(text, place) != before)
        self.assertIn("Sources/MVCImpl/", self.browser.script(text, place))

    def test_a_type_leads_to_the_reference_and_a_word_to_the_glossary(self):
        self.open("sameapp/05-viper")
        links = self.browser.script("return [...document.querySelectorAll('main a[href]')].map((a) => new URL(a.href).pathname + new URL(a.href).hash)")
        self.assertTrue(any("/documentation/sharedmodel/place" in link for link in links))
        self.assertTrue(any("/glossary#" in link for link in links))

    def test_a_step_that_a_chapter_speaks_of_opens_in_the_explorer(self):
        self.open("sameapp/05-viper")
        link = self.browser.script("return [...document.querySelectorAll('main a')].find((a) => a.innerText === 'Step through it').href")
        self.assertTrue(link.startswith(f"{self.home}{BASE}/report.html#explorer"), link)
        self.browser.driver.get(link)
        self.browser.wait("#explorer-view .side .sum")
        self.assertEqual(self.browser.one("#explorer-story").text, "A place opened from the list has all it needs")
        shown = [side.get_property("value") for side in self.browser.all("#explorer .side select")]
        self.assertEqual(shown, ["MVC", "VIPER"])
        self.assertIn("Café Nicola", self.browser.one("#explorer .steps [aria-current=step]").text)

    def test_the_sidebar_finds_a_chapter(self):
        self.open("sameapp")
        self.browser.wait(".navigator .filter__input[placeholder=Filter]")
        self.browser.one(".navigator .filter__input[placeholder=Filter]").send_keys("reducers")
        self.browser.until(lambda: "2. MVC" not in self.browser.one(".navigator").text)
        self.assertIn("15. One-way state", self.browser.one(".navigator").text)

    def test_diagrams_follow_the_light(self):
        for scheme, dark in (("light", False), ("dark", True)):
            self.browser.prefer(scheme)
            self.open("sameapp/02-mvc")
            drawn = lambda: self.browser.script(
                "const all = [...document.querySelectorAll('main img')]; all.forEach((i) => i.loading = 'eager');"
                "return all.map((i) => i.currentSrc).filter((source) => source.includes('02-mvc-'))")
            self.browser.until(drawn)
            self.assertTrue(all(("~dark" in urllib.parse.unquote(source)) == dark for source in drawn()), drawn())
        self.browser.prefer("light")

    def test_nothing_is_wider_than_a_phone(self):
        self.browser.resize(390)
        try:
            for page in ("sameapp", "sameapp/12-one-tap", "sameapp/numbers"):
                self.open(page)
                self.assertLessEqual(self.browser.script("return document.documentElement.scrollWidth"), 391, page)
        finally:
            self.browser.resize(1400)


class SourceTests(SiteCase):
    def test_a_source_has_its_lines(self):
        self.browser.driver.get(f"{self.home}{BASE}/source/Sources/MVCImpl/Places/PlacesViewController.swift.html#L3")
        self.assertEqual(self.browser.one("h1").text, "Sources/MVCImpl/Places/PlacesViewController.swift")
        self.assertTrue(self.browser.one("#L3").text)
        self.assertTrue(self.browser.one("a").get_attribute("href").endswith(f"{BASE}/documentation/sameapp"))


if __name__ == "__main__":
    unittest.main()

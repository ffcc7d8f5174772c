"""The page in other lights, sizes and hands: dark, narrow, by keyboard, on paper, read aloud, without its script."""

import base64
import re
import unittest

import results
from browser import Keys
from test_report import ReportCase

CONTRAST = """
const luminance = (text) => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
  const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
};
const background = (element) => {
  for (let at = element; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!/, 0\\)$|transparent/.test(colour)) return colour;
  }
  return getComputedStyle(document.body).backgroundColor;
};
return [...document.querySelectorAll('h1, h2, h3, p, a, td, th, button, summary, dt, dd, li, .interval, .quiet')]
  .filter((element) => element.checkVisibility() && element.textContent.trim()).map((element) => {
    const [one, other] = [luminance(getComputedStyle(element).color), luminance(background(element))];
    return [(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05), element.outerHTML.slice(0, 90)];
  }).filter(([contrast]) => contrast < 4.5).slice(0, 5);
"""


class LightTests(ReportCase):
    def paper(self):
        return int(re.findall(r"\d+", self.browser.script("return getComputedStyle(document.body).backgroundColor"))[0])

    def tearDown(self):
        self.browser.script("try { localStorage.clear() } catch {}")
        self.browser.prefer("light")
        super().tearDown()

    def test_it_follows_the_system_until_the_switch_says_otherwise(self):
        self.browser.prefer("dark")
        self.browser.open()
        self.assertLess(self.paper(), 60)
        self.assertEqual(self.browser.one("#theme").text, "Light")
        self.browser.one("#theme").click()
        self.assertGreater(self.paper(), 200)
        self.browser.prefer("light")
        self.browser.one("#theme").click()
        self.assertLess(self.paper(), 60)

    def test_words_stand_out_in_both(self):
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            self.browser.open()
            self.assertEqual(self.browser.script(CONTRAST), [], scheme)


class SizeTests(ReportCase):
    def test_nothing_is_wider_than_the_window(self):
        for width in (390, 768, 1400):
            self.browser.resize(width)
            self.browser.open()
            self.browser.script("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            for name in self.names:
                self.choose("[data-panels=graph] select", name)
                self.assertLessEqual(self.browser.script("return document.documentElement.scrollWidth"), width, name)

    def test_the_table_of_all_measures_fits_and_its_names_stay_in_sight(self):
        self.browser.resize(1280)
        self.browser.open()
        widths, heads, names = self.browser.script("""
          const table = document.getElementById('measure-table');
          const box = table.parentElement;
          box.scrollTop = 900;
          const { top } = box.getBoundingClientRect();
          const heads = [...table.tHead.rows[0].cells].filter((cell) => cell.checkVisibility()).map((cell) => Math.round(cell.getBoundingClientRect().top - top));
          const widths = [table.scrollWidth, box.clientWidth];
          table.style.minWidth = '4000px';
          box.scrollLeft = 900;
          const { left } = box.getBoundingClientRect();
          return [widths, heads, [...table.tBodies[0].rows].map((row) => Math.round(row.cells[0].getBoundingClientRect().left - left))];""")
        self.assertLessEqual(widths[0], widths[1])
        self.assertEqual(set(heads), {0})
        self.assertEqual(set(names), {0})

    def test_on_paper_there_are_pages_with_words(self):
        self.browser.open()
        pdf = base64.b64decode(self.browser.command("Page.printToPDF", printBackground=True)["data"])
        self.assertGreater(len(re.findall(rb"/Type\s*/Page\b", pdf)), 3)
        self.assertIn(b"/Font", pdf)


class TenTests(ReportCase):
    name, change = "ten", staticmethod(results.many)

    def test_ten_architectures_have_a_column_each_and_fit(self):
        for width in (390, 1400):
            self.browser.resize(width)
            self.browser.open()
            self.assertEqual(len(self.browser.all('#measure-table thead th[data-sort^="a:"]')), 10)
            self.assertLessEqual(self.browser.script("return document.documentElement.scrollWidth"), width)


class KeyboardTests(ReportCase):
    def setUp(self):
        self.browser.open()

    def test_the_first_key_offers_to_skip_to_the_content(self):
        self.browser.press(Keys.TAB)
        self.assertEqual(self.browser.script("return document.activeElement.className"), "skip")
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.browser.script("return document.activeElement.id"), "main")

    def test_sorting_and_a_definition_need_no_mouse(self):
        self.assertTrue(self.browser.press_until("#measure-table thead th:nth-child(3) button"))
        outline = self.browser.script("return getComputedStyle(document.activeElement).outlineStyle")
        self.assertEqual(outline, "solid")
        self.browser.press(Keys.ENTER)
        self.assertEqual(len(self.browser.all('th[aria-sort="descending"]')), 1)
        self.assertTrue(self.browser.press_until("#measure-table tbody a"))
        self.browser.press(Keys.ENTER)
        self.assertTrue(self.browser.script("return document.activeElement.closest('dialog[open]') !== null"))
        self.browser.press(Keys.ESCAPE)
        self.assertTrue(self.browser.script("return document.activeElement.matches('#measure-table tbody a')"))

    def test_a_role_is_chosen_by_key(self):
        self.assertTrue(self.browser.press_until(".graph .role", start="[data-panels=graph] select"))
        self.browser.press(" ")
        self.assertEqual(self.browser.script("return document.activeElement.getAttribute('aria-pressed')"), "true")


class SpokenTests(ReportCase):
    def setUp(self):
        self.browser.open()

    def test_headings_skip_no_level_and_no_id_stands_twice(self):
        levels = [int(tag[1]) for tag in self.browser.script(
            "return [...document.querySelectorAll('main h1, main h2, main h3, main h4')].map((head) => head.tagName)")]
        self.assertTrue(all(after - before <= 1 for before, after in zip(levels, levels[1:])))
        ids = self.browser.script("return [...document.querySelectorAll('[id]')].map((element) => element.id)")
        self.assertEqual(len(ids), len(set(ids)))

    def test_pictures_tables_and_controls_have_names(self):
        nameless = self.browser.script("""
          const pictures = [...document.querySelectorAll('svg:not([aria-hidden])')].filter((svg) =>
            !svg.querySelector(':scope > title')?.textContent || !svg.querySelector(':scope > desc')?.textContent
            || !svg.closest('figure').querySelector('table caption'));
          const tables = [...document.querySelectorAll('main table')].filter((table) => !table.caption?.textContent);
          const controls = [...document.querySelectorAll('input, select')].filter((control) => control.labels.length === 0);
          const targets = [...document.querySelectorAll('a[href^="#"]')].filter((link) =>
            !document.getElementById(decodeURIComponent(link.hash.slice(1))));
          return [...pictures, ...tables, ...controls, ...targets].map((element) => element.outerHTML.slice(0, 80));
        """)
        self.assertEqual(nameless, [])
        for landmark in ("header", "nav[aria-label]", "main", "footer"):
            self.assertEqual(len(self.browser.all(landmark)), 1, landmark)


class ScriptlessTests(ReportCase):
    def test_without_its_script_the_page_says_all_and_the_calls_of_one_story(self):
        self.browser.command("Emulation.setScriptExecutionDisabled", value=True)
        self.browser.open()
        self.browser.command("Emulation.setScriptExecutionDisabled", value=False)
        self.assertEqual(self.browser.shown("#measure-controls, #theme, dialog"), [])
        self.assertGreater(len(self.browser.shown("svg")), 5)
        self.assertGreater(len(self.browser.shown("#measure-table tbody tr")), 20)
        self.assertEqual(self.browser.shown("#explorer-view"), [])
        self.browser.one("#explorer noscript summary").click()
        calls = self.browser.one("#explorer noscript pre").text
        self.assertTrue(all(f"  {name}\n" in calls for name in self.names))


if __name__ == "__main__":
    unittest.main()

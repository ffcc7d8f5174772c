"""What a reader does with the page, done in a real browser. Scripts/try-report runs this."""

import json
import os
import subprocess
import unittest

import results
from browser import Browser, Keys

COMPARE = os.environ["COMPARE"]
FOLDER = os.environ["REPORT_FOLDER"]
DRAWN = set()


def draw(result, name):
    source, page = (os.path.join(FOLDER, f"{name}.{ending}") for ending in ("json", "html"))
    if page not in DRAWN:
        with open(source, "w") as file:
            json.dump(result, file)
        command = [COMPARE, "report", source, "--format", "html", "--output", page]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        DRAWN.add(page)
    return page


class ReportCase(unittest.TestCase):
    name, change = "report", staticmethod(results.with_trace)

    @classmethod
    def setUpClass(cls):
        with open(os.environ["RESULT"]) as file:
            cls.result = cls.change(json.load(file))
        cls.names = [architecture["name"] for architecture in cls.result["architectures"]]
        cls.browser = Browser(draw(cls.result, cls.name))
        cls.addClassCleanup(cls.browser.quit)

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])
        self.assertEqual(self.browser.requests(), [])

    def choose(self, selector, text):
        self.browser.script(
            "const list = document.querySelector(arguments[0]); list.value = arguments[1];"
            "list.dispatchEvent(new Event('change', { bubbles: true }))", selector, text)

    def column(self, name):
        """What the table's shown rows say of one architecture, as numbers."""
        return self.browser.script(
            "return [...document.querySelectorAll('#measure-table tbody tr:not([hidden]) td[data-architecture]')]"
            ".filter((cell) => cell.dataset.architecture === arguments[0])"
            ".map((cell) => parseFloat(cell.dataset.value)).filter((value) => !isNaN(value))", name)

    def rows(self):
        return self.browser.script(
            "return [...document.querySelectorAll('#measure-table tbody tr:not([hidden])')].map((row) => row.dataset.id)")

    def sort(self, key):
        self.browser.script(
            "[...document.querySelectorAll('#measure-table thead th')].find((head) => head.dataset.sort === arguments[0])"
            ".querySelector('button').click()", key)


class MeasureTableTests(ReportCase):
    def setUp(self):
        self.browser.open()

    def test_a_column_sorts_down_then_up_then_as_in_the_catalogue(self):
        before, name = self.rows(), self.names[-1]
        self.sort("a:" + name)
        self.assertEqual(self.column(name), sorted(self.column(name), reverse=True))
        self.assertEqual(len(self.browser.all('[aria-sort="descending"]')), 1)
        self.sort("a:" + name)
        self.assertEqual(self.column(name), sorted(self.column(name)))
        self.sort("a:" + name)
        self.assertEqual(self.rows(), before)
        self.assertEqual(self.browser.all("[aria-sort]"), [])

    def test_names_sort_by_letters(self):
        self.sort("name")
        names = self.browser.script(
            "return [...document.querySelectorAll('#measure-table tbody th')].map((cell) => cell.textContent)")
        self.assertEqual(names, sorted(names, key=str.lower))

    def test_a_word_and_a_part_filter(self):
        self.browser.one("#measure-controls input[type=search]").send_keys("Lines")
        self.assertIn("lines.code", self.rows())
        self.choose("#measure-controls select", "lines")
        self.assertTrue(all(row.startswith("lines.") for row in self.rows()))
        self.assertIn(f"{len(self.rows())} of ", self.browser.one("#measure-status").text)

    def test_an_implementation_can_be_left_out(self):
        self.browser.all("#measure-controls fieldset input")[1].click()
        heads = [head.text for head in self.browser.shown("#measure-table thead th")]
        self.assertFalse(any(head.startswith(self.names[1]) for head in heads))
        self.assertTrue(any(head.startswith(self.names[0]) for head in heads))

    def test_based_on_one_the_cells_say_how_many_times(self):
        base, other = self.names[0], self.names[2]
        lines = {name: sum(f["code"] for f in self.result["lines"]["files"] if f.get("architecture") == name)
                 for name in (base, other)}
        self.choose("#measure-controls label:nth-of-type(3) select", base)
        cells = self.browser.all('tr[data-id="lines.code"] td[data-architecture]')
        texts = {cell.get_attribute("data-architecture"): cell.text for cell in cells}
        self.assertEqual(texts[base].replace(",", ""), str(lines[base]))
        ratio = lines[other] / lines[base]
        expected = f"×{ratio:.2f}" if ratio >= 2 else f"+{(ratio - 1) * 100:.1f} %"
        self.assertEqual(texts[other], expected)

    def test_the_address_brings_the_same_view_back(self):
        self.sort("a:" + self.names[1])
        self.choose("#measure-controls select", "coupling")
        self.choose("#measure-controls label:nth-of-type(3) select", self.names[0])
        self.browser.all("#measure-controls fieldset input")[2].click()
        view = self.browser.one("#measure-table").text
        fragment = self.browser.script("return location.hash")
        self.browser.open()
        self.assertNotEqual(self.browser.one("#measure-table").text, view)
        self.browser.open(fragment, unfolded=False)
        self.assertEqual(self.browser.one("#measure-table").text, view)
        self.assertLess(abs(self.browser.script("return document.getElementById('measures').getBoundingClientRect().y")), 300)


class FoldedTests(ReportCase):
    """The page begins with the questions, the explorer and what was compared. All else is one step away."""

    def setUp(self):
        self.browser.open(unfolded=False)

    def open_sections(self):
        return self.browser.script(
            "return [...document.querySelectorAll('main > section')].filter((section) =>"
            " section.querySelector('details.folded')?.open ?? true).map((section) => section.id)")

    def test_three_sections_are_open(self):
        self.assertEqual(self.open_sections(), ["answers", "explorer", "summary"])
        self.assertFalse(self.browser.one("#measure-table").is_displayed())

    def test_a_link_opens_its_section_and_so_does_its_title(self):
        self.browser.one("nav a[href='#measures']").click()
        self.assertIn("measures", self.open_sections())
        self.assertTrue(self.browser.one("#measure-table").is_displayed())
        self.browser.one("#measures summary").click()
        self.assertNotIn("measures", self.open_sections())
        self.browser.one("nav a[href='#measures']").click()
        self.assertIn("measures", self.open_sections())

    def test_an_address_opens_its_section(self):
        for fragment in ("#measures?sort=name", "#time"):
            self.browser.open(fragment, unfolded=False)
            self.assertIn(fragment[1:].split("?")[0], self.open_sections())

    def test_a_printed_page_has_everything(self):
        self.browser.script("window.dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(len(self.open_sections()), len(self.browser.all("main > section")))


class ReadingTests(ReportCase):
    def setUp(self):
        self.browser.open()

    def test_a_number_opens_its_definition_and_what_it_is_made_of(self):
        link = self.browser.one('tr[data-id="lines.code"] td a')
        link.click()
        dialog = self.browser.one("#definition")
        self.assertTrue(dialog.is_displayed())
        self.assertIn("token", dialog.text)
        files = sum(f.get("architecture") == self.names[0] for f in self.result["lines"]["files"])
        self.assertIn(f"The files: {files}", dialog.text)
        self.browser.press(Keys.ESCAPE)
        self.assertFalse(dialog.is_displayed())
        self.assertEqual(self.browser.script("return document.activeElement.dataset.measure"), "lines.code")

    def test_every_measure_opens(self):
        unopened = self.browser.script(
            "return [...document.querySelectorAll('#measure-table tbody th a')].filter((link) => {"
            " link.click(); const dialog = document.getElementById('definition');"
            " const isOpen = dialog.open && dialog.querySelector('dd').textContent.length > 10; dialog.close();"
            " return !isOpen; }).length")
        self.assertEqual(unopened, 0)

    def test_a_role_shows_its_own_arrows(self):
        role = self.browser.shown(".graph .role")[0]
        role.click()
        self.assertEqual(role.get_attribute("aria-pressed"), "true")
        self.assertIn("refers to", self.browser.shown(".graph-status")[0].text)


class HostileTests(ReportCase):
    name, change = "hostile", staticmethod(results.hostile)

    def test_no_name_becomes_part_of_the_page(self):
        self.browser.open()
        self.assertIsNone(self.browser.script("return window.broken ?? null"))
        self.assertEqual(self.browser.all("img"), [])
        self.assertIn(results.HOSTILE, self.browser.one("h1").text)
        self.sort("a:" + results.HOSTILE)
        self.browser.one("#measure-table td a").click()
        self.assertIn(results.HOSTILE, self.browser.one("#definition").text)

    def test_no_text_of_a_trace_becomes_part_of_the_page(self):
        self.browser.open()
        self.browser.wait("#explorer .code")
        self.choose("#explorer .side:nth-child(1) select", results.HOSTILE)
        self.assertEqual(self.browser.all("img"), [])
        for selector in (".steps", ".glass", ".sequence", ".code", ".lane-heads"):
            texts = [one.get_attribute("textContent") for one in self.browser.all(f"#explorer {selector}")]
            self.assertTrue(any(results.HOSTILE in text for text in texts), selector)

    def test_what_failed_and_what_is_missing_is_said(self):
        self.browser.open()
        answers = self.browser.one("#answers").text
        verdict = answers.index("differed in 1 story")
        self.assertLess(verdict, answers.index(f"Then I see {results.HOSTILE}"))
        self.assertLess(answers.index(f"Then I see {results.HOSTILE}"), answers.index("How much code is it?"))
        for section, reason in (("growth", "cancelled"), ("spread", "unavailable")):
            self.assertIn(reason, self.browser.one(f"#{section} .missing").text)

    def test_nothing_is_wider_than_the_window(self):
        for width in (390, 1400):
            self.browser.resize(width)
            self.browser.open()
            self.assertLessEqual(self.browser.script("return document.documentElement.scrollWidth"), width)


if __name__ == "__main__":
    unittest.main()

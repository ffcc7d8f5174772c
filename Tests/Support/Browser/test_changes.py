"""The matrix of change requests: a measure to choose, and a diff behind every number."""

import unittest

from browser import Keys
from test_report import ReportCase


class ChangeCase(ReportCase):
    def setUp(self):
        self.browser.open()

    def entries(self):
        return [entry for request in self.result["change"]["requests"] for entry in request["entries"]]

    def cells(self):
        return self.browser.shown("#change .panel a[data-diff]")


class ChangeTests(ChangeCase):
    def test_every_change_has_a_number_that_opens_its_diff(self):
        self.assertEqual(len(self.cells()), len(self.entries()))
        for cell, entry in list(zip(self.cells(), self.entries()))[:3]:
            cell.click()
            self.assertIn(entry["architecture"], self.browser.one("#definition-title").text)
            self.assertEqual(self.browser.one("#definition .diff").get_property("textContent").strip(), entry["patch"].strip())
            self.browser.press(Keys.ESCAPE)

    def test_another_measure_can_be_chosen(self):
        before = [cell.text for cell in self.cells()]
        self.choose("[data-panels=cost] select", "Statements of tests")
        self.assertNotEqual([cell.text for cell in self.cells()], before)
        self.assertIn("cost=Statements", self.browser.script("return location.hash"))

    def test_the_address_opens_a_diff_and_another_implementation_is_one_choice_away(self):
        self.browser.open("#change?diff=1-1")
        request = self.result["change"]["requests"][0]
        self.assertTrue(self.browser.one("#definition").get_property("open"))
        self.choose("#definition select", "1-2")
        self.assertEqual(self.browser.one("#definition-title").text, f"{request['id']}: {request['entries'][1]['architecture']}")
        self.browser.press(Keys.ESCAPE)
        self.assertNotIn("diff", self.browser.script("return location.hash"))

    def test_what_comes_and_goes_differs_in_more_than_colour(self):
        self.browser.open("#change?diff=1-1")
        for name, sign in (("ins", "+"), ("del", "-")):
            for run in self.browser.all(f"#definition .diff {name}"):
                lines = run.get_property("textContent").rstrip("\n").split("\n")
                self.assertTrue(all(line.startswith(sign) for line in lines), lines)

    def test_a_key_opens_a_diff_and_comes_back(self):
        self.assertTrue(self.browser.press_until("#change .panel a[data-diff]", most=400, start="#change-title"))
        link = self.browser.script("return document.activeElement.dataset.diff")
        self.browser.press(Keys.ENTER)
        self.assertTrue(self.browser.one("#definition").get_property("open"))
        self.browser.press(Keys.ESCAPE)
        self.assertEqual(self.browser.script("return document.activeElement.dataset.diff"), link)

    def test_it_fits_a_small_screen_with_a_diff_open(self):
        self.browser.resize(390)
        self.browser.open("#change?diff=1-3")
        self.assertLessEqual(self.browser.script("return document.documentElement.scrollWidth"), 390)
        box = self.browser.one("#definition")
        self.assertLessEqual(box.get_property("scrollWidth"), box.get_property("clientWidth"))
        self.browser.resize(1400)


class ScriptlessChangeTests(ReportCase):
    def test_without_its_script_every_measure_is_shown_and_every_diff_is_there(self):
        self.browser.command("Emulation.setScriptExecutionDisabled", value=True)
        self.browser.open()
        self.browser.command("Emulation.setScriptExecutionDisabled", value=False)
        self.assertGreater(len(self.browser.shown("#change .panel")), 5)
        patch = self.result["change"]["requests"][0]["entries"][0]["patch"]
        self.browser.one("#change details summary").click()
        self.assertEqual(self.browser.one("#change details .diff").get_property("textContent").strip(), patch.strip())


if __name__ == "__main__":
    unittest.main()

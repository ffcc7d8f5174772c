"""Following a tap: stories, steps, two sides, calls and code, by hand, by key and by address."""

import unittest

import results
from browser import Keys
from test_report import ReportCase


class ExplorerCase(ReportCase):
    def open(self, fragment=""):
        self.browser.open(fragment)
        self.browser.wait("#explorer-view .side .sum")

    def stories(self):
        return self.result["traces"]["stories"]

    def at(self, story, step, **others):
        """An address: a story, a step from 1, and what else is chosen."""
        values = {"story": f"{story['file'].split('/')[-1]}:{story['line']}", "step": step, **others}
        return "#explorer?" + "&".join(f"{key}={value}" for key, value in values.items())

    def shown(self, side):
        """What one of the two sides points at: the call's name, and the lines of its code."""
        return self.browser.script("""
          const side = document.querySelectorAll('#explorer .side')[arguments[0]];
          return [side.querySelector('.place b')?.textContent ?? '', side.querySelector('[aria-current] b')?.textContent ?? '',
            [...side.querySelectorAll('.code .current')].map((line) => line.textContent)];""", side)

    def status(self):
        return self.browser.one("#explorer .transport .status").text

    def click(self, label):
        self.browser.script("document.querySelector(`#explorer [aria-label=\"${arguments[0]}\"]`).click()", label)

    def telling(self, least=2):
        """A story and a step, from 1, in which the first two implementations call something."""
        trace = self.result["traces"]
        for story in self.stories():
            for step in range(len(story["steps"])):
                runs = story["implementations"][:2]
                if all(step < len(r["calls"]) and len(trace["sequences"][r["calls"][step]]) >= 2 * least for r in runs):
                    return story, step + 1
        self.fail("no step has calls")


class ChoosingTests(ExplorerCase):
    def test_it_opens_with_a_tap_that_runs_something_on_both_sides(self):
        self.open()
        self.assertRegex(self.status(), r"^Call 1 of \d+, step \d+ of \d+$")
        for side in (0, 1):
            self.assertEqual(len(self.browser.all(f"#explorer .side:nth-child({side + 1}) .glass")), 2)

    def test_words_find_stories_and_the_list_opens_one(self):
        self.open()
        story = self.stories()[-1]
        self.browser.one("#explorer input[type=search]").send_keys(story["name"])
        options = self.browser.all("#explorer-view form option")
        self.assertLess(len(options), len(self.stories()) + 1)
        self.choose("#explorer-view form select", f"{story['file'].split('/')[-1]}:{story['line']}")
        self.assertEqual(self.browser.one("#explorer-story").text, story["name"])
        self.assertEqual(len(self.browser.all("#explorer .steps li")), len(story["steps"]))
        self.browser.one("#explorer input[type=search]").send_keys("xyzzy")
        self.assertIn("No story", self.browser.one("#explorer-view form option").text)

    def test_the_list_of_all_stories_opens_one_here(self):
        self.open()
        self.browser.script("document.querySelector('.feature:has(button[data-story])').open = true")
        link = self.browser.shown("button[data-story]")[0]
        name = link.text
        link.click()
        self.assertEqual(self.browser.one("#explorer-story").text, name)
        self.assertEqual(self.browser.script("return document.activeElement.id"), "explorer-story")

    def test_a_story_that_this_result_does_not_have_is_said(self):
        self.open("#explorer?story=none.feature:1")
        self.assertIn("no trace of none.feature:1", self.browser.one("#explorer-story").text)

    def test_any_two_stand_side_by_side(self):
        self.open()
        for side, name in ((1, self.names[-1]), (2, self.names[0])):
            self.choose(f"#explorer .side:nth-child({side}) select", name)
            self.assertEqual(self.browser.one(f"#explorer .side:nth-child({side})").get_attribute("aria-label"), name)


class FollowingTests(ExplorerCase):
    def test_arrow_keys_go_call_by_call_on_both_sides_and_on_to_the_next_step(self):
        story, step = self.telling()
        self.open(self.at(story, step, fold="no"))
        first = [self.shown(side)[0] for side in (0, 1)]
        self.browser.press(Keys.ARROW_RIGHT)
        self.assertRegex(self.status(), rf"^Call 2 of \d+, step {step} ")
        self.assertNotEqual([self.shown(side)[0] for side in (0, 1)], first)
        self.browser.press(Keys.ARROW_LEFT)
        self.assertEqual([self.shown(side)[0] for side in (0, 1)], first)
        total = int(self.status().split(" of ")[1].split(",")[0])
        for _ in range(total):
            self.click("The next call")
        self.assertNotIn(f"step {step} ", self.status() if step < len(story["steps"]) else "")

    def test_who_has_fewer_calls_stays_at_the_last(self):
        story, step = self.telling()
        self.open(self.at(story, step, fold="no", call="last"))
        counts = [len(self.browser.all(f"#explorer .side:nth-child({side}) .sequence li")) for side in (1, 2)]
        self.assertEqual(self.status().split(",")[0], f"Call {max(counts)} of {max(counts)}")
        marked = [self.browser.script(
            "return [...document.querySelectorAll('#explorer .side')[arguments[0]].querySelectorAll('.sequence li')]"
            ".findIndex((row) => row.matches('[aria-current]'))", side) for side in (0, 1)]
        self.assertEqual(marked, [count - 1 for count in counts])

    def test_play_goes_on_by_itself_until_it_is_paused(self):
        story, step = self.telling()
        self.open(self.at(story, step, fold="no"))
        before = self.status()
        self.browser.one("#explorer .transport button:nth-child(2)").click()
        self.browser.until(lambda: self.status() != before)
        self.browser.press(Keys.ARROW_LEFT)
        self.assertIn("Play", self.browser.one("#explorer .transport button:nth-child(2)").text)

    def test_a_call_and_a_role_open_their_code(self):
        trace = self.result["traces"]
        story, step = self.telling()
        self.open(self.at(story, step, fold="no"))
        rows = self.browser.all("#explorer .side:nth-child(1) .sequence button")
        rows[1].click()
        place, row, code = self.shown(0)
        self.assertTrue(place.startswith(row))
        sources = {source["file"]: source["text"].split("\n") for source in trace["sources"]}
        function = trace["functions"][trace["sequences"][story["implementations"][0]["calls"][step - 1]][3]]
        if function["file"] in sources:
            self.assertIn(sources[function["file"]][function["line"] - 1].strip(), code[0])
        self.browser.all("#explorer .side:nth-child(1) .lane-heads button")[-1].click()
        self.assertNotEqual(self.shown(0)[0], "")
        self.assertGreater(len(self.browser.all("#explorer .code .ran")), 0)

    def test_bookkeeping_is_folded_until_it_is_asked_for(self):
        story, step = self.telling(least=3)
        self.open(self.at(story, step))
        folded = len(self.browser.all("#explorer .sequence li"))
        self.browser.one("#explorer .switch input").click()
        self.assertGreaterEqual(len(self.browser.all("#explorer .sequence li")), folded)
        self.assertNotIn("folded", self.browser.one("#explorer .sum").text)
        self.assertIn("fold=no", self.browser.script("return location.hash"))
        self.assertIn("Folded away are", self.browser.one("#explorer-legend").text)

    def test_the_address_keeps_the_place(self):
        story, step = self.telling()
        self.open(self.at(story, step))
        self.choose("#explorer .side:nth-child(2) select", self.names[2])
        self.browser.press(Keys.ESCAPE)
        self.click("The next call")
        self.browser.until(lambda: "call=2" in self.browser.script("return location.hash"))
        text, fragment = self.browser.one("#explorer-view").text, self.browser.script("return location.hash")
        self.open(fragment)
        self.assertEqual(self.browser.one("#explorer-view").text, text)
        self.assertLess(abs(self.browser.script("return document.getElementById('explorer').getBoundingClientRect().y")), 300)

    def test_a_type_of_the_structure_opens_its_source(self):
        self.open()
        known = {source["architecture"] for source in self.result["traces"]["sources"]}
        name = next(name for name in self.names if name in known)
        self.choose("[data-panels=graph] select", name)
        self.browser.script("document.querySelectorAll('.type-lists details').forEach((one) => { one.open = true; })")
        self.browser.shown(".type-lists button.link")[0].click()
        self.assertTrue(self.browser.shown("#definition .code .current, #definition .missing"))


class FailureTests(ExplorerCase):
    name, change = "failing", staticmethod(results.failing)

    def test_the_side_that_failed_says_so_and_shows_its_own_screen(self):
        story = self.stories()[0]
        self.open(self.at(story, 2, left=self.names[0], right=self.names[1]))
        self.assertIn("Failed: it shows something else", self.browser.one("#explorer .side:nth-child(2)").text)
        self.assertNotIn("Failed", self.browser.one("#explorer .side:nth-child(1)").text)
        self.assertIn("✗", self.browser.all("#explorer .steps li")[1].text)
        self.assertIn("Elsewhere", self.browser.one("#explorer .side:nth-child(2) .screens").text)

    def test_what_was_not_reached_and_what_has_no_source_is_said(self):
        story = self.stories()[0]
        self.open(self.at(story, len(story["steps"]), right=self.names[1]))
        self.assertIn("Not reached.", self.browser.one("#explorer .side:nth-child(2)").text)
        self.assertIn("holds no sources", self.browser.one("#explorer-legend").text)
        self.assertEqual(self.browser.all("#explorer .code"), [])


class SpeedTests(ExplorerCase):
    def test_the_largest_step_is_drawn_at_once(self):
        trace = self.result["traces"]
        sizes = {(index, step): sum(len(trace["sequences"][run["calls"][step]]) for run in story["implementations"][:2]
                                    if step < len(run["calls"]))
                 for index, story in enumerate(self.stories()) for step in range(len(story["steps"]))}
        index, step = max(sizes, key=sizes.get)
        self.open(self.at(self.stories()[index], step + 1, fold="no"))
        times = self.browser.script("""
          const next = document.querySelector('#explorer [aria-label="The next call"]');
          return Array.from({ length: 30 }, () => {
            const begin = performance.now();
            next.click();
            document.body.getBoundingClientRect();
            return performance.now() - begin;
          });""")
        # The middle one, as other work on the machine makes some of them slow.
        self.assertLess(sorted(times)[len(times) // 2], 100)


if __name__ == "__main__":
    unittest.main()

"""Results for pages: a real one, and what it could look like at worst."""

import copy
import json

HOSTILE = "</script><img src=x onerror=\"window.broken=1\"><!--<script>'\"&amp;"


def with_trace(result):
    """The result with a trace of its first stories, where it has none: two steps, one call with one in it."""
    result = copy.deepcopy(result)
    if result.get("traces"):
        return result
    names = [architecture["name"] for architecture in result["architectures"]]
    stories = [
        {
            "file": story["file"], "line": story["line"], "name": story["name"],
            "steps": [
                {"keyword": "Given", "text": "I am signed in", "line": story["line"] + 1},
                {"keyword": "When", "text": "I select “Quarters”", "line": story["line"] + 2},
                {"keyword": "Then", "text": "I see the screen “quarters”", "line": story["line"] + 3},
            ],
            "implementations": [
                {"architecture": name, "calls": [0, 1, 0], "screens": [0, 1, 1], "skipped": []} for name in names
            ],
        }
        for story in result["stories"]["stories"][:5]
    ]
    result["traces"] = {
        "architectures": names,
        "functions": [
            {"type": "QuartersPresenter", "name": "didTap()", "file": "Presenter.swift", "line": 3, "kind": "function", "role": "Presenter"},
            {"type": "QuartersView", "name": "init()", "file": "View.swift", "line": 5, "kind": "construction", "role": "View"},
            {"type": "QuartersView", "name": "title", "file": "View.swift", "line": 4, "kind": "getter", "role": "View"},
        ],
        "sequences": [[], [0, 0, 1, 1, 1, 2]],
        "screens": [["screen: menu “Lisbon”"], ["under: menu “Lisbon”", "screen: quarters “Quarters”", "  quarters.spinner: spinner"]],
        "stories": stories,
        "sources": [
            {"architecture": names[0], "file": "Presenter.swift",
             "text": "final class QuartersPresenter {\n  let view = View()\n  func didTap() {\n    View().show()\n  }\n}\n"},
            {"architecture": names[0], "file": "View.swift",
             "text": "/// Shows quarters.\n\nfinal class QuartersView {\n  var title: String { \"\" }\n  init() {}\n}\n"},
        ],
    }
    return result


def hostile(result):
    """The same result, where a name is anything but one, a story fails, and parts are missing."""
    result = with_trace(result)
    name = result["architectures"][-1]["name"]
    long = "An architecture whose name is as long as a sentence, or rather as two of them"
    text = json.dumps(result).replace(json.dumps(name), json.dumps(HOSTILE))
    text = text.replace(json.dumps(result["architectures"][0]["name"]), json.dumps(long))
    result = json.loads(text)
    story = result["stories"]["stories"][0]
    story["failure"] = {"step": f"Then I see {HOSTILE}", "line": 7, "isDivergence": True, "details": [HOSTILE]}
    trace = result["traces"]
    trace["functions"] = [dict(one, type=HOSTILE, name=HOSTILE, role=HOSTILE) for one in trace["functions"]]
    trace["screens"] = [lines + [f"  menu.title: label “{HOSTILE}”"] for lines in trace["screens"]]
    for one in trace["stories"]:
        one["steps"] = [dict(step, text=HOSTILE) for step in one["steps"]]
    for source in trace["sources"]:
        source["text"] = f"// {HOSTILE}\n" * 3 + source["text"]
    for part, state in (("growth", "cancelled"), ("spread", "unavailable")):
        result.pop(part, None)
        result["parts"] = [record for record in result["parts"] if record["part"] != part]
        result["parts"].append({"part": part, "state": state, "reason": f"because of {HOSTILE} in /{'folder' * 30}", "isKept": False})
    return result


def failing(result):
    """The same result without sources, where the second implementation fails in the second step of the first story."""
    result = with_trace(result)
    trace = result["traces"]
    trace.pop("sources", None)
    trace["screens"].append(["screen: other “Elsewhere”"])
    story = next(story for story in trace["stories"] if len(story["steps"]) > 2)
    trace["stories"].remove(story)
    trace["stories"].insert(0, story)
    run = story["implementations"][1]
    run["calls"], run["screens"] = run["calls"][:2], [run["screens"][0], len(trace["screens"]) - 1]
    run["failure"] = "it shows something else"
    return result


def many(result, count=10):
    """The same result with so many architectures, all alike but in their names."""
    result = copy.deepcopy(result)
    model = result["architectures"][-1]
    for index in range(len(result["architectures"]), count):
        twin = f"Twin {index}"
        result["architectures"].append(dict(model, name=twin))
        for file in [f for f in result["lines"]["files"] if f.get("architecture") == model["name"]]:
            result["lines"]["files"].append(dict(file, architecture=twin))
    return result

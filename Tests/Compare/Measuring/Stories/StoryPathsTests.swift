import Testing

@testable import Measuring

struct StoryPathsTests {
  @Test(
    "A bundled file is named without its folder and can be given that way; others keep their path",
    arguments: [
      (["c.feature:7"], "/bundle/c.feature", "c.feature"), ([], "/bundle/c.feature", "c.feature"),
      (["../a/b.feature"], "../a/b.feature", "../a/b.feature"), (["d.feature"], "d.feature", "d.feature"),
    ])
  func names(given: [String], path: String, name: String) {
    let paths = StoryPaths(given: given, orBundled: ["/bundle/c.feature"])
    #expect(paths.paths == [path])
    #expect(paths.name(of: path) == name)
  }

  @Test(arguments: [
    (["a.feature:3", "a.feature:9"], ["a.feature"]), (["a.feature:3", "a.feature"], ["a.feature"]),
    (["a:b/c.feature"], ["a:b/c.feature"]),
    (["c.feature:0"], ["c.feature"]), ([":3", "c.feature:x"], [":3", "c.feature:x"]),
    (["a.feature:12:5", "a.feature:9"], ["a.feature"]),
    (["a.feature", "a.feature", "./a.feature", "b/../a.feature:3"], ["a.feature"]),
    (["./a.feature:3", "a.feature:9"], ["./a.feature"]),
  ])
  func aLineBehindAFileIsNoPartOfItsName(given: [String], paths: [String]) {
    #expect(StoryPaths(given: given, orBundled: []).paths == paths)
  }

  @Test("Lines of one file are selected together, however its path is spelled; a column is ignored")
  func lines() throws {
    let stories = [(first: 3, all: 2..<7), (first: 9, all: 8..<12), (first: 14, all: 13..<20)]
    let some = StoryPaths(given: ["a.feature:3:5", "./a.feature:10"], orBundled: [])
    #expect(try some.wanted(in: "a.feature", of: stories) == [3, 9])
    let all = StoryPaths(given: ["a.feature:3", "./a.feature"], orBundled: [])
    #expect(try all.wanted(in: "a.feature", of: stories) == nil)
  }

  @Test func aFileHasNoLine0() {
    let paths = StoryPaths(given: ["a.feature:0"], orBundled: [])
    let error = #expect(throws: NoStoryAtLine.self) { try paths.wanted(in: "a.feature", of: [(first: 3, all: 2..<7)]) }
    #expect(error?.description == "a.feature has no line 0; lines count from 1. Stories begin at 3.")
  }
}

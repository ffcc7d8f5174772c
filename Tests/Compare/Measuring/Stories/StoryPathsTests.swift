import Testing

@testable import Measuring

struct StoryPathsTests {
  @Test(
    "A bundled file is named without its folder, and may be given so; others are named as they were given",
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
    (["c.feature:0", ":3", "c.feature:x"], ["c.feature:0", ":3", "c.feature:x"]),
  ])
  func aLineBehindAFileIsNoPartOfItsName(given: [String], paths: [String]) {
    #expect(StoryPaths(given: given, orBundled: []).paths == paths)
  }
}

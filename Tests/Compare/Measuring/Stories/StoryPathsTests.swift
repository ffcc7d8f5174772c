import Testing

@testable import Measuring

struct StoryPathsTests {
  @Test func aBundledFileMayBeGivenWithoutItsFolder() {
    let paths = StoryPaths(given: ["c.feature:7"], orBundled: ["/bundle/c.feature"])
    #expect(paths.paths == ["/bundle/c.feature"])
    #expect(paths.name(of: "/bundle/c.feature") == "c.feature")
    #expect(StoryPaths(given: ["d.feature"], orBundled: ["/bundle/c.feature"]).paths == ["d.feature"])
  }

  @Test func givenFilesAreNamedAsTheyWereGiven() {
    let paths = StoryPaths(given: ["../a/b.feature"], orBundled: ["/bundle/c.feature"])
    #expect(paths.paths == ["../a/b.feature"])
    #expect(paths.name(of: "../a/b.feature") == "../a/b.feature")
  }

  @Test func bundledFilesAreNamedWithoutTheirFolder() {
    let paths = StoryPaths(given: [], orBundled: ["/bundle/c.feature"])
    #expect(paths.paths == ["/bundle/c.feature"])
    #expect(paths.name(of: "/bundle/c.feature") == "c.feature")
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

import Basics
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct TagFilterTests {
  private let folder = TemporaryFolder.holding(["a.feature": StoryText.passing, "b.feature": StoryText.failing])

  @Test func withoutTagsAllStoriesAreKept() {
    #expect(TagFilter([]).keeps([]))
    #expect(TagFilter([]).keeps(["@a"]))
  }

  @Test(arguments: [(["@b"], true), (["@x", "@a"], true), (["@c"], false), ([], false), (["@ab"], false)])
  func anyOfTheTagsIsEnough(storyTags: [String], isKept: Bool) {
    #expect(TagFilter(["a", "@b"]).keeps(storyTags) == isKept)
  }

  @Test func onlyFilesWithAStoryLeftAreRun() throws {
    let files = try StoryLoader().load([folder.path(of: "a.feature"), folder.path(of: "b.feature")])
    #expect(try TagFilter(["quick"]).keep(in: files).map(\.feature) == ["Leaving"])
    #expect(try TagFilter([]).keep(in: files).map(\.feature) == ["Leaving", "Staying"])
    #expect(throws: CommandLineError.noStoryTagged(["@slow"], known: ["@quick"])) {
      try TagFilter(["slow"]).keep(in: files)
    }
  }

  @Test(
    "Anything that looks like an expression is refused, even next to a tag",
    arguments: ["not @wip", "@a and @b", "@a,@b", "(@quick)", "@quick@b"])
  func expressions(text: String) throws {
    let files = try StoryLoader().load([folder.path(of: "a.feature")])
    let error = #expect(throws: CommandLineError.self) { try TagFilter(["quick", text]).keep(in: files) }
    #expect(error == .tagExpression(text))
    #expect(error?.description.hasPrefix("“\(text)” isn't a tag: --tag takes one tag and no expression. ") == true)
  }

  @Test func filesWithoutAStoryLeftArePrintedWithNone() throws {
    let run = CompareRun(
      "stories", "--parse-only", "--tag", "quick", folder.path(of: "a.feature"), folder.path(of: "b.feature"))
    #expect(run.output.ranges(of: #/"scenarios" : \[\s*\]/#).count == 1)
    #expect(run.output.contains(#""feature" : "Leaving""#) && run.output.contains(#""feature" : "Staying""#))
  }
}

import SuiteFixtures
import Testing

@testable import CompareSuite

struct CommandLineValuesTests {
  private let all = [FakeArchitecture("A"), FakeArchitecture("B"), FakeArchitecture("C")]

  @Test func theFormatIsTextUnlessSaidOtherwise() throws {
    #expect(try CommandLine(["stories"]).format == .text)
    #expect(try CommandLine(["stories", "--format", "text"]).format == .text)
    #expect(try CommandLine(["stories", "--format", "json"]).format == .json)
    #expect(throws: CommandLineError.unknownValue("JSON", option: .format, known: ["text", "json"])) {
      try CommandLine(["stories", "--format", "JSON"])
    }
  }

  @Test func architecturesKeepTheSuitesOrder() throws {
    let chosen = try CommandLine(["stories", "--architecture=C", "--architecture=A", "--architecture=C"])
      .architectures(of: all)
    #expect(chosen.map(\.profile.name) == ["A", "C"])
    #expect(try CommandLine(["stories"]).architectures(of: all).map(\.profile.name) == ["A", "B", "C"])
  }

  @Test func anUnknownArchitectureIsRefused() throws {
    let line = try CommandLine(["stories", "--architecture=A", "--architecture=a"])
    #expect(throws: CommandLineError.unknownValue("a", option: .architecture, known: ["A", "B", "C"])) {
      try line.architectures(of: all)
    }
  }

  @Test func storiesAreNamedAsTheyAre() throws {
    #expect(try CommandLine(["spread", "--story=Out", "--story=In"]).stories(of: ["In", "Out"]) == ["Out", "In"])
    #expect(try CommandLine(["spread"]).stories(of: ["In"]) == nil)
    #expect(throws: CommandLineError.noStoryNamed("Ou", known: ["In", "Out"])) {
      try CommandLine(["runtime", "--story=Ou"]).stories(of: ["In", "Out"])
    }
  }

  @Test(arguments: [("1", 1), ("5", 5), ("+4", 4)])
  func aNumberInItsRangeIsTaken(text: String, number: Int) throws {
    #expect(try CommandLine(["--rounds", text]).number(.rounds, in: 1...5, otherwise: 2) == number)
  }

  @Test func withoutTheOptionTheNumberIsTheStandardOne() throws {
    #expect(try CommandLine([]).number(.rounds, in: 1...5, otherwise: 2) == 2)
  }

  @Test(arguments: ["0", "6", "-1", "two", "1.5", " 1", "99999999999999999999"])
  func anyOtherNumberIsRefused(text: String) throws {
    let line = try CommandLine(["--rounds=\(text)"])
    #expect(throws: CommandLineError.unusableValue(text, option: .rounds, takes: "a whole number from 1 to 5")) {
      try line.number(.rounds, in: 1...5, otherwise: 2)
    }
  }
}

import Basics
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct ListCommandTests {
  private let folder = TemporaryFolder.holding(["pass.feature": StoryText.passing])

  @Test func architecturesStoriesAndStepsAreNamed() {
    let run = CompareRun("list", process: .fake(stories: [folder.path(of: "pass.feature")]))
    let steps = StepLibrary.standard.definitions.map { definition in
      "  \(definition.pattern.wording)\(definition.table == .required ? "  (with a table below it)" : "")\n"
    }
    #expect(steps.contains("  {string} shows  (with a table below it)\n"))
    #expect(
      run.output == """
        Architectures:
          A: The idea of A.
          B: The idea of B.

        Stories:
          Leaving  (pass.feature)
            3: Out

        Steps ({string} is a text in double quotes, {int} a whole number, {a|b} one of the words):

        """ + steps.joined())
    #expect(run.exitCode == .success)
  }
}

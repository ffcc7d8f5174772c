import Basics
import Measuring
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct ParsedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "f.feature": """
      @all
      Feature: Name
        Background:
          Given "first"
        @one
        Scenario Outline: Row <n>
          When <n>/x
            | a | <n> |
          Then text
          @many
          Examples:
            | n |
            | 1 |
      """
    ])
  }

  @Test func everythingThatWasReadIsInTheJSON() throws {
    let file = ParsedFile(
      name: "given/f.feature", feature: try StoryLoader().parse(folder.path(of: "f.feature")).feature)
    #expect(
      try JSONText.of([file]) == """
        [
          {
            "feature" : "Name",
            "file" : "given/f.feature",
            "scenarios" : [
              {
                "line" : 13,
                "name" : "Row 1",
                "steps" : [
                  {
                    "docString" : null,
                    "keyword" : "Given",
                    "line" : 4,
                    "table" : [

                    ],
                    "text" : "\\"first\\""
                  },
                  {
                    "docString" : null,
                    "keyword" : "When",
                    "line" : 7,
                    "table" : [
                      [
                        "a",
                        "1"
                      ]
                    ],
                    "text" : "1/x"
                  },
                  {
                    "docString" : null,
                    "keyword" : "Then",
                    "line" : 9,
                    "table" : [

                    ],
                    "text" : "text"
                  }
                ],
                "tags" : [
                  "@all",
                  "@one",
                  "@many"
                ]
              }
            ]
          }
        ]
        """)
  }
}

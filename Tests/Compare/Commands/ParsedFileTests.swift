import Basics
import Measuring
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct ParsedFileTests {
  @Test func everythingThatWasReadIsInTheJSON() throws {
    let folder = try TemporaryFolder([
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
    let feature = try StoryLoader().parse([folder.path(of: "f.feature")])[0].feature
    let file = ParsedFile(feature.stories(), of: feature.name, in: "given/f.feature")
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

import Metrics
import Testing

struct CharterBehavioursTests {
  private let charter = Charter(
    """
    # List

    Text.

    - not below a heading

    ## Menu

    - It opens
    - It closes, at once

    ## Note

    - It opens
    """)

  @Test func behavioursStandBelowHeadings() {
    #expect(charter.behaviours.map(\.section) == ["Menu", "Menu", "Note"])
    #expect(charter.behaviours.map(\.line) == [9, 10, 14])
    #expect(Charter("## Menu\r\n\r\n- It opens\r\n").behaviours.map(\.sentence) == ["It opens"])
  }

  @Test func aTestBearsTheSentenceOrAnIdentifierMadeOfIt() {
    let names = ["Menu": ["it opens", "itClosesAtOnce"], "Other": ["It opens"]]
    #expect(charter.untested(by: names).map(\.line) == [14])
  }

  @Test func whatHasNoTestIsTold() {
    #expect(charter.untested(by: [:]).count == 3)
    #expect(charter.untested(by: ["Menu": ["It opens twice"]]).count == 3)
  }
}

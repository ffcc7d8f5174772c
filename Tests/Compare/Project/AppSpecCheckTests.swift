import Metrics
import Testing

struct AppSpecCheckTests {
  private static let head = """
    # What the app does

    - *walk: spin* says what it is.

    ## Signing in

    Stories: [a.feature](../a.feature),
    [b.feature](../Features/b.feature)

    """

  /// The flaws of a section whose text begins in line 10.
  private func flaws(
    _ text: String, scenarios: [AppSpecCheck.Scenario] = [], oracles: [String] = []
  ) -> [String] {
    AppSpecCheck(
      items: AppSpec(Self.head + "\n" + text).items, scenarios: scenarios, findings: ["endlesswait", "contradiction"],
      behaviours: ["itloads"], oracles: oracles
    ).flaws
  }

  private let one = AppSpecCheck.Scenario("One", file: "a.feature", line: 3)
  private let two = AppSpecCheck.Scenario("“<text>” finds <rows>, twice", file: "b.feature", line: 9)

  @Test func aSentenceWithItsStoriesIsFine() {
    let text = """
      - Cancel says “No. Try again.” (“OK”), or “None is “X”.”, and
        `a. b` stays.
        *One ·
        “…” finds …, twice*

      ### Below

      1. It loads.
         *walk: endless wait · test: It loads*
      """
    #expect(flaws(text, scenarios: [one, two]) == [])
  }

  @Test func aSentenceNamesAStory() {
    #expect(flaws("- It waits.\n\n- It loads.\n  *test: It loads*") == ["docs/app-spec.md:10: names no story"])
    #expect(flaws("- It waits.\n  *One").map { $0.suffix(14) } == ["names no story"])
    #expect(flaws("- It waits.\n*test: It loads*").map { $0.suffix(14) } == ["names no story"])
  }

  @Test(arguments: ["-", "*", "+", "7.", "12)"])
  func anyListIsRead(marker: String) {
    #expect(flaws("\(marker) It waits.").map { $0.suffix(14) } == ["names no story"])
  }

  @Test(arguments: [
    ("One", "It waits."), ("“a” finds 2, twice", "It finds."), ("“a” finds 2", nil), ("a “a” finds 2, twice", nil),
    ("Two", nil), ("The link “a” opens", "It opens."), ("The link “a” closes", nil),
  ])
  func aStoryHasTheSentenceThatNamesIt(story: String, sentence: String?) {
    let spec = AppSpec(
      Self.head
        + "\n- It waits.\n  *One*\n- It finds.\n  *“…” finds …, twice*\n- It opens.\n  *The link “…” opens*\n- It ends.\n  *One*"
    )
    #expect(spec.sentence(of: story) == sentence)
  }

  @Test func aStoryThatIsNamedExists() {
    #expect(
      flaws("- It waits.\n  *One · Three*", scenarios: [one]) == ["docs/app-spec.md:10: there is no story “Three”"])
  }

  @Test func aStoryStandsInAFileOfTheSection() {
    let elsewhere = AppSpecCheck.Scenario("Three", file: "c.feature", line: 1)
    #expect(
      flaws("- It waits.\n  *Three*", scenarios: [elsewhere]) == [
        "docs/app-spec.md:10: the section doesn't name c.feature, which has the story “Three”"
      ])
    #expect(flaws("## Next\n- It waits.\n  *One*", scenarios: [one]).count == 1)
  }

  @Test func aWalkFindsWhatIsNamed() {
    #expect(flaws("- It waits.\n  *walk: luck*") == ["docs/app-spec.md:10: a walk doesn't find “luck”"])
  }

  @Test func theCharterHasWhatIsNamed() {
    #expect(flaws("- It waits.\n  *test: Luck*") == ["docs/app-spec.md:10: docs/test-charter.md has no “Luck”"])
  }

  @Test(arguments: ["It waits. It loads.", "It waits", "Why? It waits.", "It (so it says.) waits.", "It waits “long."])
  func anItemIsOneSentence(text: String) {
    #expect(
      flaws("- \(text)\n  *test: It loads*") == [
        "docs/app-spec.md:10: is not one sentence with a full stop at its end: \(text)"
      ])
  }

  @Test func aNameIsUsedOnce() {
    let namesake = AppSpecCheck.Scenario("One", file: "b.feature", line: 7)
    #expect(
      flaws("- It waits.\n  *One*", scenarios: [one, namesake]) == [
        "a.feature:3: 2 stories are called “One”", "b.feature:7: 2 stories are called “One”",
      ])
  }

  @Test func aStoryIsNamedByASentence() {
    #expect(
      flaws("- It waits.\n  *One*", scenarios: [one, two]) == [
        "b.feature:9: no sentence of docs/app-spec.md names ““…” finds …, twice”"
      ])
  }

  @Test func anOracleChecksASentence() {
    let text = "- It waits,\n  as `a` does.\n  *walk: contradiction*"
    #expect(flaws(text, oracles: ["It waits, as `a` does."]) == [])
    #expect(flaws(text) == ["docs/app-spec.md:10: no oracle checks this sentence"])
    #expect(
      flaws("- It waits.\n  *walk: endless wait*", oracles: ["It waits."]) == [
        "no sentence of docs/app-spec.md with “walk: contradiction” reads: It waits."
      ])
  }
}

import Testing

@testable import Stories

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("abc", "ac", 1),
    ("abc", "axbc", 1), ("ab", "ba", 2), ("flaw", "lawn", 2), ("é", "e", 1),
  ])
  func itCountsTheEdits(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(Array(left), Array(right)) == distance)
    #expect(EditDistance.between(Array(right), Array(left)) == distance)
  }

  @Test func theClosestTakesTheFewestEditsWhateverTheCase() {
    #expect(EditDistance.closest(to: "MENUE", among: ["places", "menu", "note"]) == "menu")
  }

  @Test func amongEqualsTheFirstIsTheClosest() {
    #expect(EditDistance.closest(to: "ab", among: ["ax", "ay"]) == "ax")
    #expect(EditDistance.closest(to: "ab", among: ["ay", "ax"]) == "ay")
  }

  @Test func withoutCandidatesNothingIsClosest() {
    #expect(EditDistance.closest(to: "ab", among: []) == nil)
  }

  @Test func nearestAreThoseThatHoldTheText() {
    let names = ["Open the menu", "Close", "The Menu again", "Menu", "menu bar"]
    #expect(EditDistance.nearest(to: "menu", among: names) == ["Open the menu", "The Menu again", "Menu"])
  }

  @Test func nearestAreElseThoseThatTakeTheFewestEdits() {
    let names = ["Refresh", "Open the note", "Open the menu", "Close", "Open a note"]
    #expect(
      EditDistance.nearest(to: "Opne the menu", among: names) == ["Open the menu", "Open the note", "Open a note"])
    #expect(EditDistance.nearest(to: "x", among: []) == [])
  }
}

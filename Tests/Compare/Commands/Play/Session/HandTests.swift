import HeadlessUI
import Testing

@testable import CompareSuite

struct HandTests {
  private func meaning(_ key: Key, on focus: Target?, of snapshot: Snapshot = .sample) -> Hand.Meaning {
    Hand(snapshot: snapshot, focus: focus).meaning(of: key)
  }

  @Test(arguments: [
    (Target.element(id: "place.favourite"), #"When I toggle "place.favourite""#),
    (.element(id: "place.next"), #"When I tap "place.next""#),
    (.element(id: "quarters.order"), #"When I choose "Priority" in "quarters.order""#),
    (.row(1, list: "places.list"), #"When I select "Belém" in "places.list""#),
    (.row(3, list: "places.list"), #"When I select row 3 of "places.list""#),
    (.alertButton("Keep"), #"When I tap "Keep" in the alert"#),
    // A field that takes no input reports that itself.
    (.element(id: "signIn.password"), #"When I type "abc" into "signIn.password""#),
  ])
  func touchingIsAStep(target: Target, step: String) {
    #expect(meaning(.enter, on: target) == .step(step))
    #expect(meaning(.scalar(" "), on: target) == .step(step))
  }

  @Test func touchingAFieldAsksForItsText() {
    #expect(
      meaning(.enter, on: .element(id: "places.search"))
        == .typing(Prompt("places.search", for: .field(id: "places.search"), text: "mu")))
  }

  @Test func segmentsAreChosenInBothDirections() {
    let order = Target.element(id: "quarters.order")
    #expect(meaning(.right, on: order) == .step(#"When I choose "Priority" in "quarters.order""#))
    #expect(meaning(.left, on: order) == .step(#"When I choose "Priority" in "quarters.order""#))
    #expect(meaning(.left, on: nil) == .nothing("← and → choose a segment; b goes back."))
  }

  @Test func backIsTheWayThatThereIs() {
    #expect(meaning(.backspace, on: nil) == .step("When I go back"))
    #expect(meaning(.scalar("b"), on: nil, of: .sheeted) == .step("When I swipe the modal down"))
  }

  @Test(arguments: [
    (Key.scalar("p"), #"When I pull to refresh "places.list""#),
    (.scalar("e"), #"When I scroll "places.list" to its end"#),
    (.scalar("s"), "When everything has settled"), (.scalar("."), "When 100 ms pass"),
  ])
  func otherKeysAreStepsWhereverTheFocusIs(key: Key, step: String) {
    #expect(meaning(key, on: nil) == .step(step))
    #expect(meaning(key, on: .row(2, list: "places.list")) == .step(step))
  }

  @Test func aFieldIsCleared() {
    #expect(meaning(.scalar("c"), on: .element(id: "places.search")) == .step(#"When I clear "places.search""#))
    #expect(
      meaning(.scalar("c"), on: .element(id: "place.next")) == .nothing("c clears the text field that has the focus."))
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(meaning(.scalar("p"), on: nil, of: .sheeted) == .nothing("Nothing here to pull down."))
    #expect(meaning(.scalar("e"), on: nil, of: .sheeted) == .nothing("Nothing here to scroll."))
    #expect(meaning(.enter, on: nil) == .nothing("There is nothing here to touch."))
    #expect(meaning(.scalar("z"), on: nil) == .nothing("No key of that name. Press ? for help."))
  }
}

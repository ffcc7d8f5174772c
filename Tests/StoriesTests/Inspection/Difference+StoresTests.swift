import SharedModel
import Testing

@testable import Stories

struct DifferenceStoresTests {
  private func stage(_ keep: (Stage) -> Void) -> StoredValues {
    let stage = Stage(architecture: FakeArchitecture(), guide: .test, liveness: NoLivenessProbe())
    keep(stage)
    return StoredValues(of: stage)
  }

  private func text(_ here: (Stage) -> Void, _ there: (Stage) -> Void) -> String? {
    Difference(stores: stage(here), stage(there))?.text
  }

  @Test func whatIsStoredAlikeHasNoDifference() {
    #expect(text({ _ in }, { _ in }) == nil)
  }

  @Test func theSessionIsNamed() {
    let session = StoredSession(user: User(username: "ana", displayName: "Ana"))
    #expect(
      text({ $0.session.keep(session) }, { _ in })
        == "the session is stored for Ana (ana) / isn't stored")
  }

  @Test func favouritesAndNotesAreNamedByTheirPlace() {
    #expect(
      text({ $0.favourites.keep(["fado"]) }, { $0.favourites.keep(["fado", "maat"]) })
        == "“maat” isn't stored as a favourite / is stored as a favourite")
    #expect(
      text({ _ in }, { $0.notes.keep(["fado": "Try"]) })
        == "the note on “fado” isn't stored / is stored as “Try”")
  }

  @Test func theScreenThatDiffersIsNamed() {
    func saved(_ screens: SavedState.Screen...) -> (Stage) -> Void {
      { $0.savedState.keep(SavedState(screens: screens)) }
    }
    #expect(text({ _ in }, saved()) == "the saved state isn't stored / is stored")
    #expect(
      text(saved(.quarters(order: .name)), saved(.quarters(order: .name), .place(id: "fado")))
        == "screen 3 of the saved state isn't there / is the place “fado”")
    #expect(
      text(
        saved(.places(quarterID: nil, title: "Places", query: "")),
        saved(.places(quarterID: "alfama", title: "Alfama", query: "fa")))
        == "screen 2 of the saved state is all places under the title “Places” / "
        + "is places of alfama under the title “Alfama” that match “fa”")
    #expect(
      text(saved(.reference, .article(id: "trams")), saved(.quarters(order: .priority), .article(id: "trams")))
        == "screen 2 of the saved state is the reference book / is quarters by priority")
    #expect(
      text(saved(.article(id: "trams")), saved(.article(id: "coffee")))
        == "screen 2 of the saved state is the article “trams” / is the article “coffee”")
  }

  @Test func theDraftIsNamed() {
    func draft(_ text: String?) -> (Stage) -> Void {
      { $0.savedState.keep(SavedState(note: NoteDraft(placeID: "fado", text: text))) }
    }
    #expect(
      text(draft(nil), draft("Try"))
        == "the draft of a note is stored on “fado”, nothing typed yet / is stored on “fado”: “Try”")
  }
}

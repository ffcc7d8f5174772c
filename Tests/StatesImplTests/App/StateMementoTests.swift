import SharedModel
import Testing

@testable import StatesImpl

struct StateMementoTests {
  @Test("What every launch has is not part of where the user is")
  func savedScreen() {
    #expect(MenuMemento().savedScreen == nil)
    #expect(SignInMemento(message: nil).savedScreen == nil)
    #expect(NoteMemento(draft: NoteDraft(placeID: "fado")).savedScreen == nil)
  }
}

import SharedModel
import Testing

@testable import StatesImpl

struct StateMementoTests {
  @Test("What every launch has is not part of the navigation state")
  func savedScreen() {
    #expect(MenuMemento().savedScreen == nil)
    #expect(SignInMemento(message: nil).savedScreen == nil)
    #expect(NoteMemento(draft: NoteDraft(placeID: "fado")).savedScreen == nil)
  }

  @Test("What is presented or comes first has its place in the storyboard, and its title, as what is pushed has")
  func names() {
    let mementos: [any StateMemento] = [SignInMemento(message: nil), NoteMemento(draft: NoteDraft(placeID: "fado"))]
    #expect(mementos.map(\.screenName) == ["signIn", "note"])
    #expect(mementos.map(\.title) == ["Sign in", "Note"])
  }
}

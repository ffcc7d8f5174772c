@testable import VIPERImpl

final class NoteViewDouble: NoteViewInput {
  private(set) var texts: [String] = []
  private(set) var note: NoteViewModel?

  func showText(_ text: String) {
    texts.append(text)
  }

  func showNote(_ note: NoteViewModel) {
    self.note = note
  }
}

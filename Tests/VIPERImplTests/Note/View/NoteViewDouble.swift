@testable import VIPERImpl

final class NoteViewDouble: NoteViewInput {
  private(set) var title = ""
  private(set) var texts: [String] = []
  private(set) var note: NoteViewModel?

  func showTitle(_ text: String) {
    title = text
  }

  func showText(_ text: String) {
    texts.append(text)
  }

  func showNote(_ note: NoteViewModel) {
    self.note = note
  }
}

import HeadlessUI
import Testing

@testable import StatesImpl

struct NoteViewControllerTests {
  private let window = Window()
  private let spy = MessagesSpy()
  private let viewController = NoteViewController()

  init() {
    viewController.messages = spy
    window.rootViewController = viewController
  }

  @Test("Each input sends its message")
  func messages() throws {
    viewController.showControls(isSaving: false, maySave: true)
    try window.perform(.type(text: "Hi", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    try window.perform(.tap(id: "note.cancel"))
    #expect(spy.messages == ["didLoadView", "didEdit H", "didEdit Hi", "didTapSave", "didTapCancel"])
  }

  @Test("Swiping it down is told, whether it goes or stays")
  func swipe() throws {
    let below = ViewController(nibName: "below")
    window.rootViewController = below
    below.present(viewController)
    viewController.isModalInPresentation = true
    try window.perform(.swipeModalDown)
    #expect(spy.messages.last == "didAttemptToDismiss")
    viewController.isModalInPresentation = false
    try window.perform(.swipeModalDown)
    #expect(spy.messages.last == "didDismiss")
  }
}

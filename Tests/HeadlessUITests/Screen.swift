import HeadlessUI

/// One screen in a window, with the elements given.
struct Screen {
  let window = Window()
  let controller: DiaryViewController

  init(_ views: View...) {
    controller = DiaryViewController("screen", Diary(), content: views)
    window.rootViewController = controller
  }

  func element(_ id: String) -> Element? {
    window.snapshot.screen.elements.first { $0.id == id }
  }

  /// Why the interaction is impossible; nil when it was done.
  func refusal(of interaction: Interaction) -> ImpossibleInteraction? {
    window.refusal(of: interaction)
  }
}

extension Window {
  /// Why the interaction is impossible; nil when it was done.
  func refusal(of interaction: Interaction) -> ImpossibleInteraction? {
    do {
      try perform(interaction)
      return nil
    } catch {
      return error
    }
  }
}

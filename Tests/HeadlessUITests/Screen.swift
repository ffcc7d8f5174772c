import HeadlessUI

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

  func refusal(of interaction: Interaction) -> ImpossibleInteraction? {
    window.refusal(of: interaction)
  }
}

extension Window {
  /// Returns why the interaction is impossible, or nil if it succeeded.
  func refusal(of interaction: Interaction) -> ImpossibleInteraction? {
    do {
      try perform(interaction)
      return nil
    } catch {
      return error
    }
  }
}

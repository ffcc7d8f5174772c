import HeadlessUI

/// An app of one screen, with a button for each fault, and the number of taps.
final class FaultyApp: HeadlessApp {
  /// A button with the identifier of a button of the real app, because steps know no other identifiers.
  enum Button: String, CaseIterable {
    case trap = "place.next"
    case hang = "place.editNote"
    case recurse = "menu.signOut"
    case exit = "note.save"
    case leak = "places.more"
  }

  private var taps = 0
  private let didTap: (Button) -> Void

  init(didTap: @escaping (_ button: Button) -> Void) {
    self.didTap = didTap
  }

  var snapshot: Snapshot {
    Snapshot(
      stack: [Snapshot.Entry(name: "menu", title: "\(taps)")],
      screen: Snapshot.Screen(
        name: "menu", title: "\(taps)",
        elements: Button.allCases.map { Element(id: $0.rawValue, content: .button("\($0)")) }))
  }

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    guard case .tap(let id) = interaction, let button = Button(rawValue: id) else {
      throw .noModal(frontmost: snapshot.screen)
    }
    didTap(button)
    taps += 1
  }
}

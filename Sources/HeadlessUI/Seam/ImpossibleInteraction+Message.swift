extension ImpossibleInteraction: CustomStringConvertible {
  /// The wanted element, the reason why it can't be used, and the elements that are there instead.
  nonisolated public var description: String {
    switch self {
    case .notShown(let id, let screen):
      "“\(id)” is not shown. \(Self.inventory(of: screen))"
    case .alertInFront(let wanted, let alert):
      "\(wanted) can't be reached: the alert “\(alert.title)” is in front, with \(Self.list(alert.buttons))."
    case .behindModal(let id, let modal):
      "“\(id)” is behind the modal “\(modal.name)”. \(Self.inventory(of: modal))"
    case .notEnabled(let element):
      "“\(element.id)” is disabled: \(element.lines.joined(separator: "; "))."
    case .wrongKind(let element, let needed):
      "“\(element.id)” is no \(needed): its kind is \(element.kind)."
    case .noAlert(let wanted, let screen):
      "“\(wanted)” can't be tapped: no alert is shown. \(Self.inventory(of: screen))"
    case .noSuchButton(let title, let alert):
      "The alert “\(alert.title)” has no button “\(title)”; it has \(Self.list(alert.buttons))."
    case .noSuchSegment(let title, let element):
      "“\(element.id)” has no segment “\(title)”: \(element.lines.joined(separator: "; "))."
    case .noSuchRow(let wanted, let element):
      "“\(element.id)” has no row \(wanted): \(element.lines.prefix(12).joined(separator: "; "))."
    case .noModal(let screen):
      "No modal is shown. \(Self.inventory(of: screen))"
    case .nothingToGoBackTo(let screen):
      "There is nothing to go back to from “\(screen.name)”."
    }
  }

  nonisolated private static func inventory(of screen: Snapshot.Screen) -> String {
    "The screen “\(screen.name)” shows \(list(screen.elements.map(\.id)))."
  }

  nonisolated private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "“\($0)”" }.joined(separator: ", ")
  }
}

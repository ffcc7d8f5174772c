/// The reason why an interaction is impossible, with the elements that are there instead.
nonisolated public enum ImpossibleInteraction: Error, Hashable, Sendable {
  /// The frontmost screen shows no element with this identifier.
  case notShown(id: String, frontmost: Snapshot.Screen)
  /// The alert in front takes all input.
  case alertInFront(wanted: String, alert: Snapshot.Alert)
  /// The element is on the screen behind the modal.
  case behindModal(id: String, modal: Snapshot.Screen)
  case notEnabled(Element)
  /// The interaction needs an element of another kind.
  case wrongKind(Element, needed: String)
  case noAlert(wanted: String, frontmost: Snapshot.Screen)
  case noSuchButton(title: String, alert: Snapshot.Alert)
  case noSuchSegment(title: String, element: Element)
  case noSuchRow(wanted: String, element: Element)
  case noModal(frontmost: Snapshot.Screen)
  case nothingToGoBackTo(frontmost: Snapshot.Screen)
}

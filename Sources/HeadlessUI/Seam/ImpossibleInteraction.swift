/// Why an interaction can't happen at this moment, with what is there instead.
nonisolated public enum ImpossibleInteraction: Error, Hashable, Sendable {
  /// No element of that identifier is shown on the frontmost screen.
  case notShown(id: String, frontmost: Snapshot.Screen)
  /// An alert is in front and takes all input.
  case alertInFront(wanted: String, alert: Snapshot.Alert)
  /// The element is on the screen behind the modal.
  case behindModal(id: String, modal: Snapshot.Screen)
  case notEnabled(Element)
  /// The element is of another kind than the input needs.
  case wrongKind(Element, needed: String)
  case noAlert(wanted: String, frontmost: Snapshot.Screen)
  case noSuchButton(title: String, alert: Snapshot.Alert)
  case noSuchSegment(title: String, element: Element)
  case noSuchRow(wanted: String, element: Element)
  case noModal(frontmost: Snapshot.Screen)
  case nothingToGoBackTo(frontmost: Snapshot.Screen)
}

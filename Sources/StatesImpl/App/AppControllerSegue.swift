/// Hands data from one screen to another when it opens, and back when it closes.
///
/// A segue knows two states and nothing more. It is created at run time, from its identifier in the storyboard, which
/// is the name of its class.
// snippet.protocol
protocol AppControllerSegue: AnyObject {
  associatedtype Source: AppControllerState
  associatedtype Destination: AppControllerState
  /// The type of the tapped item on the source's screen, such as a row's place (default: none).
  associatedtype Sender = Void

  init()

  /// The memento that the destination starts with; nil if the source has nothing to show there.
  func handOver(_ sender: Sender, from source: Source) -> Destination.Memento?
  /// Tells the source about the outcome of the destination.
  func handBack(from destination: Destination, to source: Source)
}
// snippet.end

extension AppControllerSegue {
  func handBack(from destination: Destination, to source: Source) {}

  /// Calls `handOver(_:from:)` for callers that don't know the states' types.
  func memento(from state: any AppControllerState, sender: Any) -> (any StateMemento)? {
    guard let source = state as? Source, let sender = sender as? Sender else { return nil }
    return handOver(sender, from: source)
  }

  /// Calls `handBack(from:to:)` for callers that don't know the states' types.
  func unwind(from destination: any AppControllerState, to source: any AppControllerState) {
    if let destination = destination as? Destination, let source = source as? Source {
      handBack(from: destination, to: source)
    }
  }
}

/// What one screen hands to another on the way there, and on the way back.
///
/// A segue knows two states and nothing more. It is made at run time, from the identifier that the storyboard has for
/// the way: that is the name of its class.
// snippet.protocol
protocol AppControllerSegue: AnyObject {
  associatedtype Source: AppControllerState
  associatedtype Destination: AppControllerState
  /// What the user has tapped on the source's screen, such as a row's place; nothing unless said otherwise.
  associatedtype Sender = Void

  init()

  /// What the destination starts with; nil when the source has nothing to go on with.
  func handOver(_ sender: Sender, from source: Source) -> Destination.Memento?
  /// Tells the source what became of the destination.
  func handBack(from destination: Destination, to source: Source)
}
// snippet.end

extension AppControllerSegue {
  func handBack(from destination: Destination, to source: Source) {}

  /// The same as `handOver(_:from:)`, for who doesn't know the states.
  func memento(from state: any AppControllerState, sender: Any) -> (any StateMemento)? {
    guard let source = state as? Source, let sender = sender as? Sender else { return nil }
    return handOver(sender, from: source)
  }

  /// The same as `handBack(from:to:)`, for who doesn't know the states.
  func unwind(from destination: any AppControllerState, to source: any AppControllerState) {
    if let destination = destination as? Destination, let source = source as? Source {
      handBack(from: destination, to: source)
    }
  }
}

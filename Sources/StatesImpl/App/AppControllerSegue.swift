/// What one screen hands to another on the way there, and on the way back.
///
/// A segue knows two states and nothing more. It is made at run time, from the identifier that the storyboard has for
/// the way: that is the name of its class.
// snippet.protocol
protocol AppControllerSegue: AnyObject {
  associatedtype Source: AppControllerState
  associatedtype Destination: AppControllerState

  init()

  /// What the destination starts with; nil when the source has nothing to go on with.
  func handOver(from source: Source) -> Destination.Memento?
  /// Tells the source what became of the destination.
  func handBack(from destination: Destination, to source: Source)
}
// snippet.end

extension AppControllerSegue {
  func handBack(from destination: Destination, to source: Source) {}

  /// The same as `handOver(from:)`, for who doesn't know the states.
  func memento(from state: any AppControllerState) -> (any StateMemento)? {
    (state as? Source).flatMap { handOver(from: $0) }
  }

  /// The same as `handBack(from:to:)`, for who doesn't know the states.
  func unwind(from destination: any AppControllerState, to source: any AppControllerState) {
    if let destination = destination as? Destination, let source = source as? Source {
      handBack(from: destination, to: source)
    }
  }
}

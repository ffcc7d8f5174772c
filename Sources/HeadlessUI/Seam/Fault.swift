/// A programming error: UIKit would trap, refuse with a warning, or leave the screens in disorder.
nonisolated public struct Fault: Error, Hashable, Sendable {
  /// The class at fault.
  public let type: String
  /// The event in which it happened, such as "viewWillAppear".
  public let event: String
  /// A sentence that describes the fault.
  public let message: String

  /// Creates a fault.
  public init(type: String, event: String, message: String) {
    self.type = type
    self.event = event
    self.message = message
  }
}

// MARK: - CustomStringConvertible

extension Fault: CustomStringConvertible {
  /// The class, the event and the message.
  nonisolated public var description: String { "\(type).\(event): \(message)" }
}

/// An app that records its faults.
public protocol FaultReporting: HeadlessApp {
  /// Removes and returns the faults since the last call, the oldest first.
  func takeFaults() -> [Fault]
}

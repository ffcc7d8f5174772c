/// Something that an app did and that UIKit doesn't bear: there it would trap, be refused with a warning, or leave the
/// screens in disorder.
nonisolated public struct Fault: Error, Hashable, Sendable {
  /// The class that did it.
  public let type: String
  /// In which event of its own it did so, such as "viewWillAppear".
  public let event: String
  /// What it did, as a whole sentence.
  public let message: String

  /// Describes a fault.
  public init(type: String, event: String, message: String) {
    self.type = type
    self.event = event
    self.message = message
  }
}

// MARK: - CustomStringConvertible

extension Fault: CustomStringConvertible {
  /// Who did what.
  nonisolated public var description: String { "\(type).\(event): \(message)" }
}

/// An app that knows what it did and must not do.
public protocol FaultReporting: HeadlessApp {
  /// The faults since the last time that somebody asked, in their order.
  func takeFaults() -> [Fault]
}

import Foundation
import Synchronization

/// Keeps signals that end a process waiting, so that what was begun can be taken back first.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  nonisolated private let received = Received()
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = Self.signals.map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
    for (number, source) in zip(Self.signals, sources) {
      let received = received
      signal(number, SIG_IGN)
      source.setEventHandler { received.set(number) }
      source.resume()
    }
  }

  /// Whether the process has been told to end.
  var isPending: Bool { received.signal != nil }

  /// Lets signals do again what they do by themselves; one that waits does it now.
  func end() {
    for (number, source) in zip(Self.signals, sources) {
      source.cancel()
      signal(number, SIG_DFL)
    }
    if let number = received.signal { raise(number) }
  }
}

/// The signal that came first.
nonisolated private final class Received: Sendable {
  private let first = Mutex<Int32?>(nil)

  var signal: Int32? { first.withLock { $0 } }

  func set(_ number: Int32) { first.withLock { $0 = $0 ?? number } }
}

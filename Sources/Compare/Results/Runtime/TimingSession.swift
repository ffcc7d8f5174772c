import Metrics

/// Consecutive processes of one program. Effects that they share, such as code layout and the state of the machine,
/// don't show in differences between them.
package struct TimingSession: Codable, Equatable, Sendable {
  package enum End: String, Codable, CaseIterable, Sendable {
    case narrowEnough
    case budgetSpent
    case allProcesses
  }

  package struct Process: Codable, Equatable, Sendable {
    package var seed: UInt64
    /// The bytes added to the environment to move the stack.
    package var padding: Int
    package var rounds: Int

    package init(seed: UInt64, padding: Int, rounds: Int) {
      self.seed = seed
      self.padding = padding
      self.rounds = rounds
    }
  }

  package var date: String
  package var load: String
  /// The order of the implementations' modules if the program was linked again; `nil` for the program as built.
  package var linkOrder: [String]?
  package var processes: [Process]
  package var end: End

  package init(date: String, load: String, linkOrder: [String]? = nil, processes: [Process], end: End) {
    self.date = date
    self.load = load
    self.linkOrder = linkOrder
    self.processes = processes
    self.end = end
  }
}

package struct SessionSamples: Codable, Equatable, Sendable {
  package var session: TimingSession
  package var processes: [ProcessSamples]
  /// By round.
  package var coldStarts: [ProcessSamples]

  package init(session: TimingSession, processes: [ProcessSamples], coldStarts: [ProcessSamples] = []) {
    self.session = session
    self.processes = processes
    self.coldStarts = coldStarts
  }
}

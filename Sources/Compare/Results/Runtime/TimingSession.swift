import Metrics

/// Processes of one program, one after the other: what they share, such as its layout and the state of the machine, is
/// not seen in how they differ.
package struct TimingSession: Codable, Equatable, Sendable {
  package enum End: String, Codable, CaseIterable, Sendable {
    /// All intervals over all stories are narrow enough.
    case narrowEnough
    case budgetSpent
    case allProcesses
  }

  package struct Process: Codable, Equatable, Sendable {
    package var seed: UInt64
    /// How many bytes longer its environment was made, which moves its stack.
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
  /// The modules of the implementations as they lie in the program, where it was linked anew; nil where it is as it was built.
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

/// A session with all that it sampled, as it is kept until there are as many as are wanted.
package struct SessionSamples: Codable, Equatable, Sendable {
  package var session: TimingSession
  package var processes: [ProcessSamples]
  /// What processes sampled that started the app once, round by round.
  package var coldStarts: [ProcessSamples]

  package init(session: TimingSession, processes: [ProcessSamples], coldStarts: [ProcessSamples] = []) {
    self.session = session
    self.processes = processes
    self.coldStarts = coldStarts
  }
}

/// The metadata of a run, without which a time means nothing.
package struct Circumstances: Codable, Equatable, Sendable {
  package var date: String
  /// The processor, and how many there are.
  package var machine: String
  package var system: String
  /// The load averages over 1, 5 and 15 minutes before the measurement.
  package var load: String
  package var toolchain: String
  package var commit: String
  /// Whether the sources match the commit; `nil` if unknown.
  package var treeIsClean: Bool?
  package var command: String

  package init(
    date: String, machine: String, system: String, load: String, toolchain: String, commit: String,
    treeIsClean: Bool?, command: String
  ) {
    self.date = date
    self.machine = machine
    self.system = system
    self.load = load
    self.toolchain = toolchain
    self.commit = commit
    self.treeIsClean = treeIsClean
    self.command = command
  }

  /// Returns a line each for the machine, the toolchain and the sources.
  package func lines(seed: UInt64? = nil) -> [String] {
    let tree = treeIsClean.map { $0 ? ", clean" : ", with changes" } ?? ""
    let origin = "commit \(commit)\(tree)\(seed.map { ", seed \($0)" } ?? ""): \(command)"
    return ["\(date), \(machine), load \(load)"]
      + (seed == nil ? [system, toolchain] : ["\(system), \(toolchain)"]) + [origin]
  }
}

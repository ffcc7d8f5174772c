import Foundation
import Probes
import Results

/// Has the instructions of each story counted: by the processor where it has a counter, or else under callgrind.
///
/// In processes apart, as what counts allocations and retains takes instructions itself.
struct InstructionCount {
  private enum Way {
    case processor
    case callgrind(URL)
    case none(reason: String)
  }

  /// What a process decides by chance, or for the first call only, would differ from run to run.
  static let environment = ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]
  private let plan: CountsPlan
  private let process: ProcessContext
  private let way: Way

  init(plan: CountsPlan, process: ProcessContext) {
    self.plan = plan
    self.process = process
    if !plan.countsInstructions {
      way = .none(reason: "They take longer: ask for them with --instructions.")
    } else if let reason = process.instructionCounterUnavailability() {
      let other = "And there is no valgrind to count them instead; install it."
      way = process.findProgram("valgrind").map { .callgrind($0) } ?? .none(reason: "\(reason) \(other)")
    } else {
      way = .processor
    }
  }

  var unavailability: String? { if case .none(let reason) = way { reason } else { nil } }

  var source: String? {
    switch way {
    case .processor: "the processor, which is not exact to the last digit"
    case .callgrind: "valgrind's callgrind, user space only"
    case .none: nil
    }
  }

  /// The instructions of each story that shows anything.
  func counts(of subject: CountedSubject) throws -> [Int] {
    let launch = plan.launch(subject, instructions: true)
    switch way {
    case .none: return []
    case .processor:
      let output = try process.launchItself(launch, Self.environment)
      let record = try JSONText.value(
        CountsRecord.self, "counts", in: output, ofLaunch: plan.arguments(subject, instructions: true))
      return record.stories.compactMap { $0.counts[.instructions] }
    case .callgrind(let valgrind):
      let text = try process.launchItselfUnder(valgrind, Self.callgrindOptions, launch, Self.environment)
      return Self.totals(in: text)
    }
  }

  // MARK: - Callgrind

  /// Its counts go where its messages go: nothing is left behind when it is interrupted.
  private static var callgrindOptions: [String] {
    [
      "--tool=callgrind", "--callgrind-out-file=/dev/stderr", "--combine-dumps=yes",
      "--toggle-collect=\(CountedStretch.functionName)", "--dump-after=\(CountedStretch.functionName)",
    ]
  }

  /// The total of each dump; the last one is written when the program ends, and counts what follows the stories.
  static func totals(in text: String) -> [Int] {
    let start = "totals: "
    return text.split(separator: "\n").filter { $0.hasPrefix(start) }
      .compactMap { Int($0.dropFirst(start.count)) }.dropLast()
  }
}

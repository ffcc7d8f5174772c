import Foundation
import Report
import Runtime
import Toolchain

/// Has the instructions of each story counted: by the processor where it has a counter, or else under callgrind.
///
/// In processes apart, as what counts allocations and retains takes instructions itself.
struct InstructionCount {
  private enum Way {
    case processor
    case callgrind(URL)
    case none(reason: String)
  }

  private let plan: CountsPlan
  private let surroundings: Surroundings
  private let way: Way

  init(plan: CountsPlan, surroundings: Surroundings) {
    self.plan = plan
    self.surroundings = surroundings
    if !plan.countsInstructions {
      way = .none(reason: "They take longer: ask for them with --instructions.")
    } else if let reason = surroundings.instructionCounterUnavailability() {
      let other = "And there is no valgrind to count them instead; install it."
      way = surroundings.findProgram("valgrind").map { .callgrind($0) } ?? .none(reason: "\(reason) \(other)")
    } else {
      way = .processor
    }
  }

  /// Why there are none; nil when there are.
  var unavailability: String? {
    if case .none(let reason) = way { reason } else { nil }
  }

  /// What counts them; nil when nothing does.
  var source: String? {
    switch way {
    case .processor: "the processor, which is not exact to the last digit"
    case .callgrind: "valgrind's callgrind, user space only"
    case .none: nil
    }
  }

  /// The instructions of each story that shows anything.
  func counts(of contender: CountedContender) throws -> [Int] {
    let arguments = plan.arguments(contender, instructions: true)
    switch way {
    case .none: return []
    case .processor:
      let output = try surroundings.launchItself(arguments, CountsMeasurement.environment)
      do {
        let record = try JSONDecoder().decode(CountsRecord.self, from: output)
        return record.stories.compactMap { $0.counts[.instructions] }
      } catch {
        throw MeasuringError.unreadableCounts(arguments: arguments, reason: "\(error)")
      }
    case .callgrind(let valgrind):
      let text = try surroundings.launchItselfUnder(
        valgrind, Self.callgrindOptions, arguments, CountsMeasurement.environment)
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

import Foundation
import HeadlessUI
import Report
import Runtime
import Stories
import Toolchain

/// Shows that the stories pass, has each contender counted by a process of its own, and draws the result.
struct CountsMeasurement {
  /// What became of it.
  enum Outcome {
    case measured(CountsResult)
    /// Only what behaves the same is counted.
    case failed(StoriesResult)
  }

  /// What a process decides by chance, or for the first call only, would differ from run to run.
  static let environment = ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]
  let console: Console
  let surroundings: Surroundings

  /// - Parameter isTried: Whether the stories have been seen to pass already.
  func run(_ plan: CountsPlan, command: [String], isTried: Bool = false) throws -> Outcome {
    var circumstances = surroundings.circumstances(plan.reference.profile.sources)
    circumstances.command = (["compare"] + command).joined(separator: " ")
    if !isTried {
      let names = Set(plan.architectures.map(\.profile.name))
      let all = (names.contains(plan.reference.profile.name) ? [] : [plan.reference]) + plan.architectures
      let suite = StorySuite(architectures: all, console: console, surroundings: surroundings, tracksObjects: false)
      let passed = try suite.run(plan.stories.files, named: plan.stories.paths)
      guard passed.allPassed else { return .failed(passed) }
    }
    let contenders = plan.architectures.map { CountedContender.implementation($0) } + [.empty]
    let instructions = InstructionCount(plan: plan, surroundings: surroundings)
    var records: [(contender: String, record: CountsRecord)] = []
    var unavailable = instructions.unavailability.map { [CountedWork.instructions: $0] } ?? [:]
    console.progress("counting")
    for (contender, counted) in try zip(contenders, self.records(of: contenders, plan)) {
      let name = Self.name(of: contender)
      var record = counted
      guard !record.stories.isEmpty else { throw MeasuringError.nothingToMeasure }
      unavailable.merge(record.unavailable) { _, reason in reason }
      if unavailable[.instructions] == nil {
        console.progress("counting instructions in \(name)")
        do {
          try add(instructions.counts(of: contender), of: name, to: &record)
        } catch let error as ToolchainError where !surroundings.interruption.hasHappened {
          // All else has been counted, and stays.
          unavailable[.instructions] = "\(error)"
        }
      }
      records.append((name, record))
    }
    console.progress("")
    return .measured(
      CountsResult(
        circumstances: circumstances, isOptimised: surroundings.isOptimised, reference: plan.reference.profile.name,
        records: records, stepsInStories: plan.stories.scenarios.reduce(0) { $0 + $1.story.steps.count },
        instructionSource: unavailable[.instructions] == nil ? instructions.source : nil, unavailable: unavailable))
  }

  private static func name(of contender: CountedContender) -> String {
    switch contender {
    case .implementation(let architecture): architecture.profile.name
    case .empty: CountsResult.empty
    }
  }

  private func records(of contenders: [CountedContender], _ plan: CountsPlan) throws -> [CountsRecord] {
    let arguments = contenders.map { plan.arguments($0, instructions: false) }
    return try zip(arguments, surroundings.launchItselfAtOnce(arguments, Self.environment)).map { arguments, output in
      do {
        return try JSONDecoder().decode(CountsRecord.self, from: output)
      } catch {
        throw MeasuringError.unreadableCounts(arguments: arguments, reason: "\(error)")
      }
    }
  }

  private func add(_ instructions: [Int], of name: String, to record: inout CountsRecord) throws {
    guard instructions.count == record.stories.count else {
      throw MeasuringError.otherStories(
        contender: name, expected: record.stories.count, found: instructions.count)
    }
    for (index, count) in instructions.enumerated() {
      let counts = record.stories[index].counts
      record.stories[index].counts = counts.merging(WorkCounts([.instructions: count]))
    }
  }
}

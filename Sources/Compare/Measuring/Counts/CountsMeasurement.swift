import Basics
import Foundation
import Results
import Toolchain

extension Bench {
  /// Shows that the stories pass, has each subject counted by a process of its own, and sums up what was found.
  package func counts(
    _ plan: CountsPlan, in circumstances: Circumstances, isTried: Bool = false
  ) throws -> Measured<CountsResult> {
    if !isTried {
      let names = Set(plan.architectures.map(\.profile.name))
      let all = (names.contains(plan.reference.profile.name) ? [] : [plan.reference]) + plan.architectures
      let passed = try StorySuite(of(all), tracksObjects: false).run(plan.stories.files, named: plan.stories.paths)
      guard passed.allPassed else { return .storiesFailed(passed) }
    }
    observer.progress("counting")
    let plan = try plan.findingLeftOut()
    let subjects = plan.architectures.map { CountedSubject.implementation($0) } + [.empty]
    let instructions = InstructionCount(plan: plan, process: process)
    var records: [(contender: String, record: CountsRecord)] = []
    var unavailable = instructions.unavailability.map { [CountedWork.instructions: $0] } ?? [:]
    for (subject, counted) in try zip(subjects, self.records(of: subjects, plan)) {
      let name = subject.architecture?.profile.name ?? CountsResult.empty
      var record = counted
      guard !record.stories.isEmpty else { throw MeasuringError.nothingToMeasure }
      unavailable.merge(record.unavailable) { _, reason in reason }
      if unavailable[.instructions] == nil {
        observer.progress("counting instructions in \(name)")
        do {
          try add(instructions.counts(of: subject), of: name, to: &record)
        } catch let error as ToolchainError where !process.interruption.hasHappened {
          // All else has been counted, and stays.
          unavailable[.instructions] = "\(error)"
        }
      }
      records.append((name, record))
    }
    observer.progress("")
    return .result(
      CountsResult(
        circumstances: circumstances, isOptimised: process.isOptimised, reference: plan.reference.profile.name,
        records: records, stepsInStories: plan.stories.steps,
        instructionSource: unavailable[.instructions] == nil ? instructions.source : nil, unavailable: unavailable))
  }

  private func records(of subjects: [CountedSubject], _ plan: CountsPlan) throws -> [CountsRecord] {
    let launches = subjects.map { plan.launch($0, instructions: false) }
    return try zip(subjects, process.launchItselfAtOnce(launches, InstructionCount.environment)).map {
      try JSONText.value(
        CountsRecord.self, "counts", in: $1, ofLaunch: plan.arguments($0, instructions: false))
    }
  }

  private func add(_ instructions: [Int], of name: String, to record: inout CountsRecord) throws {
    guard instructions.count == record.stories.count else {
      throw MeasuringError.otherStories(subject: name, expected: record.stories.count, found: instructions.count)
    }
    for (index, count) in instructions.enumerated() {
      let counts = record.stories[index].counts
      record.stories[index].counts = counts.merging(WorkCounts([.instructions: count]))
    }
  }
}

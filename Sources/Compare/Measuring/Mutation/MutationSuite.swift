import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

extension Bench {
  /// Makes small changes to the implementations, and finds which of them the judges notice.
  /// - Parameter limit: The maximum number of mutants for each architecture; `nil` for all.
  package func mutants(judgedBy judges: [MutantJudge], limit: Int?, seed: UInt64) throws -> MutationResult {
    let toolchain = try Toolchain.running()
    return MutationResult(
      try architectures.map(\.profile).byPackage().map { folder, profiles in
        try MutationSuite(
          package: MutatedPackage(of: folder, toolchain: toolchain), profiles: profiles, judges: judges, limit: limit,
          seed: seed, bench: self
        ).result()
      })
  }
}

/// Makes the mutants of architectures in one package, builds them once, and runs the judges.
struct MutationSuite {
  let package: MutatedPackage
  let profiles: [ArchitectureProfile]
  let judges: [MutantJudge]
  let limit: Int?
  let seed: UInt64
  let bench: Bench

  func result() throws -> MutationResult {
    if judges.contains(.tests) { try package.requireTests() }
    let list = try equivalentMutants()
    bench.observer.progress("making mutants")
    var table = try MutantTable(profiles, package: package.files.original)
    try build(&table)
    let programs = try package.programs()
    var trials: [MutationResult.Trial] = []
    for profile in profiles {
      let rows = table.rows.filter { $0.file.module == profile.module }
      let chosen = sample(rows.filter { !table.refused.contains($0.number) })
      for judge in judges {
        let trial = MutationTrial(
          profile: profile, judge: judge,
          run: try judge.run(profile, programs: programs, suite: bench.process.programName),
          bench: bench, folder: package.files.copy.appending(path: ".build"))
        let fates = try trial.fates(of: chosen.map(\.number))
        let refused = rows.filter { table.refused.contains($0.number) }
        trials.append(
          MutationResult.Trial(
            architecture: profile.name, judge: judge.rawValue, made: rows.count,
            mutants: (chosen + refused).map { row in
              MutationResult.Mutant(row, fate: fates[row.number] ?? .notCompilable, known: list)
            }))
      }
    }
    return MutationResult(seed: limit == nil ? nil : seed, trials: trials, unknown: unknown(list, in: table))
  }

  private func build(_ table: inout MutantTable) throws {
    let tests = judges.contains(.tests) ? profiles.map(\.testModule) : nil
    while true {
      bench.observer.progress("building \(table.rows.count - table.refused.count) mutants")
      try package.files.synchronise(replacing: table.replacements)
      guard let errors = try package.build(withTests: tests) else { return }
      try table.refuse(errors, in: package)
    }
  }

  private func sample(_ rows: [MutantTable.Row]) -> [MutantTable.Row] {
    guard let limit, limit < rows.count else { return rows }
    var generator = SeededGenerator(seed: seed)
    return rows.shuffled(using: &generator).prefix(limit).sorted { $0.number < $1.number }
  }

  // MARK: - Equivalent mutants

  private func equivalentMutants() throws -> [EquivalentMutant] {
    let file = package.files.original.appending(path: "docs/equivalent-mutants.txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try EquivalentMutants.entries(in: String(contentsOf: file, encoding: .utf8))
  }

  private func unknown(_ list: [EquivalentMutant], in table: MutantTable) -> [MutationResult.UnknownEntry] {
    let modules = profiles.map(\.module)
    return list.filter { entry in
      modules.contains { entry.file.hasPrefix("\($0)/") }
        && !table.rows.contains { entry.isChange($0.change, inUnit: $0.mutant.unit, ofFile: $0.file.name) }
    }.map { MutationResult.UnknownEntry(line: $0.line, file: $0.file, unit: $0.unit) }
  }
}

extension MutationResult.Mutant {
  init(_ row: MutantTable.Row, fate: MutantFate, known: [EquivalentMutant]) {
    let entry = known.first { $0.isChange(row.change, inUnit: row.mutant.unit, ofFile: row.file.name) }
    self.init(
      mutationOperator: row.mutant.mutationOperator, file: row.file.name, line: row.change.line, unit: row.mutant.unit,
      before: row.change.before, after: row.change.after, fate: fate, reason: entry?.reason)
  }
}

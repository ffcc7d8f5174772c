import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

extension Bench {
  /// Makes small changes to the implementations, and finds which of them the judges notice.
  /// - Parameters:
  ///   - judges: The judges to run; `nil` for all that the package has.
  ///   - limit: The maximum number of mutants for each architecture; `nil` for all.
  ///   - isRecorded: Whether the scores are kept for `compare coverage` and the comparison.
  package func mutants(
    judgedBy judges: [MutantJudge]?, limit: Int?, seed: UInt64, isRecorded: Bool
  ) throws -> MutationResult {
    let toolchain = try Toolchain.running()
    return MutationResult(
      try architectures.map(\.profile).byPackage().map { folder, profiles in
        // Fails early if the file is damaged.
        var recorded = isRecorded ? try RecordedScores(in: folder, stories: process.bundledStories()) : nil
        let result = try MutationSuite(
          files: PackageCopy(of: folder, for: "mutants"), toolchain: toolchain, profiles: profiles,
          judges: MutantJudge.all(judges, in: folder), limit: limit, seed: seed,
          bench: of(architectures.filter { profiles.map(\.name).contains($0.profile.name) })
        ).result()
        try recorded?.record(result, of: profiles)
        return result
      })
  }
}

struct MutationSuite {
  let files: PackageCopy
  let toolchain: Toolchain
  let profiles: [ArchitectureProfile]
  let judges: [MutantJudge]
  let limit: Int?
  let seed: UInt64
  let bench: Bench

  func result() throws -> MutationResult {
    // Fails early if the platform has no test program to run.
    if judges != [.stories], toolchain.bundlesTests {
      throw MutationError.testsNotExecutable(folder: files.copy.path)
    }
    let list = try EquivalentMutants.all(in: files.original)
    let withoutScreen = try testsWithoutScreen()
    bench.observer.progress("making mutants")
    var table = try MutantTable(profiles, package: files.original)
    let package = try build(&table)
    let programs = try package.programs()
    var trials: [MutationResult.Trial] = []
    for profile in profiles {
      let rows = table.rows.filter { $0.file.module == profile.module }
      let chosen = sample(rows.filter { !table.refused.contains($0.number) })
      for judge in judges {
        let trial = MutationTrial(
          profile: profile, judge: judge,
          run: try judge.run(
            profile, programs: programs, suite: bench.process.programName,
            withoutScreen: withoutScreen[profile.module] ?? []),
          bench: bench, folder: package.scratch)
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

  /// Builds the programs that the judges run, without mutants that don't compile.
  private func build(_ table: inout MutantTable) throws -> BuiltPackage {
    let tests = Set(judges.flatMap { judge in profiles.compactMap(judge.testModule(for:)) }).sorted()
    while true {
      bench.observer.begins("building \(table.rows.count - table.refused.count) mutants")
      try files.synchronise(replacing: table.replacements)
      let package = try files.package(
        for: "mutants", toolchain: toolchain, environment: ["SAMEAPP_TESTS": tests.joined(separator: ",")])
      do {
        if !tests.isEmpty { try package.buildTests() }
        if judges.contains(.stories) { _ = try package.build(program: bench.process.programName) }
        return package
      } catch {
        guard case ToolchainError.failed(_, _, _, let output) = error else { throw error }
        let errors = CompileError.all(in: output)
        guard !errors.isEmpty else { throw error }
        try table.refuse(errors, below: files.copy)
      }
    }
  }

  private func sample(_ rows: [MutantTable.Row]) -> [MutantTable.Row] {
    guard let limit, limit < rows.count else { return rows }
    var generator = SeededGenerator(seed: seed)
    return rows.shuffled(using: &generator).prefix(limit).sorted { $0.number < $1.number }
  }

  /// Returns the own tests that load no screen, by implementation's module, if they judge.
  private func testsWithoutScreen() throws -> [String: [String]] {
    guard judges.contains(.withoutScreen) else { return [:] }
    let package = try InstrumentedBuild(of: bench).package()
    let outcomes = try CountedTests(package: package, observer: bench.observer).run(modules: profiles.map(\.testModule))
    return Dictionary(uniqueKeysWithValues: zip(profiles.map(\.module), outcomes.map(\.withoutScreen)))
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

nonisolated enum MutationError: Error, Equatable {
  case failsWithoutMutant(judge: String, architecture: String, output: String)
  /// The tests are missing, or in a bundle, which can't run by itself.
  case testsNotExecutable(folder: String)
  case noCharter(folder: String)
  case noScores(file: String)
  case notBuilt(file: String, line: Int, message: String)
}

// MARK: - CustomStringConvertible

extension MutationError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .failsWithoutMutant(let judge, let architecture, let output):
      "The \(judge) of \(architecture) fail without any mutant; fix them first.\(Self.lastLines(of: output))"
    case .testsNotExecutable(let folder):
      "Found no program with the tests in \(folder). On this platform only stories can judge: --by stories."
    case .noCharter(let folder):
      "There is no \(CharterRun.module) in \(folder), so the charter can't judge: --by tests or --by stories."
    case .noScores(let file):
      "\(file) can't be read. Restore it with git, or delete it: compare mutate --record writes it again."
    case .notBuilt(let file, let line, let message):
      "The package with its mutants can't be built, and no mutant is to blame: \(file):\(line): \(message)"
    }
  }

  nonisolated private static func lastLines(of output: String) -> String {
    let lines = output.split(separator: "\n").suffix(20)
    return lines.isEmpty ? "" : " At last they printed:\n" + lines.joined(separator: "\n")
  }
}

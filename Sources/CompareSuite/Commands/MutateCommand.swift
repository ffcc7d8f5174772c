import Foundation
import HeadlessUI
import Report
import Toolchain

/// Shows which small changes to the implementations their tests and stories notice.
struct MutateCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let chosen = try line.architectures(of: architectures)
    let judges = try line.judges
    let limit = try line.values[.limit].map { _ in try line.number(.limit, in: 1...1_000_000, otherwise: 1) }
    let seed = try line.number(.seed, in: 0...UInt64.max, otherwise: 1)
    let toolchain = try Toolchain.running()
    var results: [MutationResult] = []
    for (folder, profiles) in try packages(chosen.map(\.profile)) {
      let suite = MutationSuite(
        package: try MutatedPackage(of: folder, toolchain: toolchain), profiles: profiles, judges: judges,
        limit: limit, seed: seed, program: surroundings.programName, console: console, now: surroundings.now)
      results.append(try suite.result())
    }
    let result = MutationResult(results)
    try console.result(format == .json ? [JSONText.of(result)] : MutationReport(result).lines)
    return .success
  }

  /// The architectures by the package they are in.
  private func packages(
    _ profiles: [ArchitectureProfile]
  ) throws(MutationError) -> [(folder: URL, profiles: [ArchitectureProfile])] {
    var packages: [(folder: URL, profiles: [ArchitectureProfile])] = []
    for profile in profiles {
      guard let folder = BuiltPackage.folder(above: profile.sources) else {
        throw .noPackage(architecture: profile.name)
      }
      if let index = packages.firstIndex(where: { $0.folder == folder }) {
        packages[index].profiles.append(profile)
      } else {
        packages.append((folder, [profile]))
      }
    }
    return packages
  }
}

extension CommandLine {
  /// Who is to notice the mutants; both unless said otherwise.
  fileprivate var judges: [MutantJudge] {
    get throws(CommandLineError) {
      guard let name = values[.by]?.last else { return MutantJudge.allCases }
      guard let judge = MutantJudge(rawValue: name) else {
        throw .unknownValue(name, option: .by, known: MutantJudge.allCases.map(\.rawValue))
      }
      return [judge]
    }
  }
}

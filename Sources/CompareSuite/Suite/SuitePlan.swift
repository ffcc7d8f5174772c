import Report

/// Which parts of the comparison a command line asks for.
struct SuitePlan {
  /// The parts there are, in the order they are measured: what is quick comes first, and what is timed before what is built.
  static let allParts: [SuitePart] = [
    .stories, .lines, .walk, .growth, .counts, .runtime, .coupling, .rules, .coverage, .spread, .traces, .build,
  ]
  /// The parts that take a build of their own.
  private static let builtParts: Set<SuitePart> = [.coupling, .rules, .coverage, .spread, .build, .traces]

  /// The parts that were asked for.
  let parts: [SuitePart]
  /// Why the others were left out.
  let skipped: [SuitePart: String]

  init(_ line: CommandLine) throws(CommandLineError) {
    let only = try line.parts(.only)
    let with = try line.parts(.with) ?? []
    let left = try line.parts(.skip) ?? []
    var skipped: [SuitePart: String] = [:]
    for part in Self.allParts {
      if left.contains(part) {
        skipped[part] = "Left out by --skip."
      } else if with.contains(part) || only?.contains(part) == true {
        continue
      } else if only != nil {
        skipped[part] = "Left out by --only."
      } else if line.has(.quick), Self.builtParts.contains(part) {
        skipped[part] = "Left out by --quick, as it takes a build."
      } else if line.has(.quick), part == .runtime {
        skipped[part] = "Left out by --quick, as it takes half a minute."
      } else if part == .build {
        skipped[part] = "It takes minutes, and is measured where it is asked for: --with build."
      }
    }
    parts = Self.allParts.filter { skipped[$0] == nil }
    self.skipped = skipped
    guard !parts.isEmpty else { throw .noPartLeft }
  }
}

extension CommandLine {
  /// The parts that an option names; nil when it wasn't given.
  fileprivate func parts(_ option: Option) throws(CommandLineError) -> [SuitePart]? {
    guard let names = values[option] else { return nil }
    return try names.map { name throws(CommandLineError) in
      guard let part = SuitePlan.allParts.first(where: { $0.rawValue == name }) else {
        throw .unknownValue(name, option: option, known: SuitePlan.allParts.map(\.rawValue))
      }
      return part
    }
  }
}

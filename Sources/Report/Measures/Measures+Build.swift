import Metrics

extension Measures {
  /// What it takes to build the module, and how large it is.
  static let build: [Measure] = [
    time("clean", "clean debug build", .clean, "all of the module, what it depends on being there"),
    time("changed", "debug build after a change", .changed, "the module after one function's body has changed"),
    size("code", "size of the code", "instructions", isHeadline: true) { $0.code },
    size("reflection", "size of the metadata", "what the runtime looks up types, fields and conformances in") {
      $0.reflection
    },
    size("total", "size of all", "all that the module's object files bring into a program but texts", isAppendix: true)
    {
      $0.total
    },
  ]

  private static func time(_ name: String, _ title: String, _ kind: BuildResult.Kind, _ what: String) -> Measure {
    Measure(
      name, of: .build, title: title, unit: .seconds,
      definition: "The median time that \(BuildResult.fewestForMedian) builds take of \(what).",
      computedBy: "BuildResult.Times",
      source: "The clock, around the package manager's build of the module alone.",
      limits: "Of one place and one day, and of few builds; differences of a few percent say nothing.",
      isHeadline: true,
      value: { built($0, $1)?.times(kind, "debug")?.median.map { MeasuredValue($0) } })
  }

  private static func size(
    _ name: String, _ title: String, _ what: String, isHeadline: Bool = false, isAppendix: Bool = false,
    _ bytes: @escaping @Sendable (ModuleSize) -> Int
  ) -> Measure {
    Measure(
      name, of: .build, title: title, unit: .bytes,
      definition: "The bytes of \(what), in a release build.", computedBy: "ModuleSize",
      source: "The sections of the module's object files.",
      limits: "What a linker leaves out of a program is still counted.", isHeadline: isHeadline, isAppendix: isAppendix,
      value: { built($0, $1)?.size.map { MeasuredValue(Double(bytes($0))) } })
  }

  private static func built(_ result: SuiteResult, _ architecture: String) -> BuildResult.Architecture? {
    result.build?.architectures.first { $0.name == architecture }
  }
}

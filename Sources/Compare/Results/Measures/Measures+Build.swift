import Metrics

extension Measures {
  private static let built = MeasureFamily(
    part: .build,
    source: "The sections of the module's object files, except for the file that describes the architecture."
  ) { result, name in result.build?.architectures.first { $0.name == name } }

  static let build: [Measure] = [
    time("clean", "clean debug build", .clean, "the whole module, with its dependencies already built"),
    time("changed", "debug build after a change", .changed, "the module after one function's body has changed"),
    size("code", "size of the code", "instructions", \.code),
    size(
      "reflection", "size of the metadata", "the sections in which the runtime finds types, fields and conformances",
      \.reflection),
  ]

  private static func time(_ name: String, _ title: String, _ kind: BuildResult.Kind, _ what: String) -> Measure {
    built.from("The clock, around the package manager's build of the module alone.")(
      name, title, .seconds, is: "The median time of \(BuildResult.fewestForMedian) builds of \(what).",
      by: "BuildResult.Times",
      limits: "From one machine, one day and few builds; differences of a few percent mean nothing."
    ) { $0.times(kind, "debug")?.median }
  }

  private static func size(
    _ name: String, _ title: String, _ what: String, _ bytes: KeyPath<ModuleSize, Int> & Sendable
  ) -> Measure {
    built(
      name, title, .bytes, is: "The bytes of \(what), in a release build.", by: "ModuleSize",
      limits: "Includes code that a linker would leave out of a program."
    ) { $0.size.map { Double($0[keyPath: bytes]) } }
  }
}

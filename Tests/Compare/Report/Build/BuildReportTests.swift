import Metrics
import Testing

@testable import Report
@testable import Results

struct BuildReportTests {
  private typealias Times = BuildResult.Times

  private func result(size: ModuleSize?, problem: String? = nil) -> BuildResult {
    BuildResult(
      circumstances: Circumstances(
        date: "2026-11-21T12:00:00Z", machine: "Abacus, 2 processors", system: "Linux 6", load: "0.10 0.20 0.30",
        toolchain: "Swift 6.3.1", commit: "abc123", treeIsClean: true, command: "compare build"),
      rounds: 3, seed: 1,
      architectures: [
        BuildResult.Architecture(
          name: "A", module: "AImpl", files: 5, changedFile: "Menu.swift",
          configurations: [
            BuildResult.Configuration(
              name: "debug",
              times: [
                Times(.clean, seconds: [3, 1, 2], processorSeconds: [4, 4, 4]),
                Times(.changed, seconds: [0.5, 0.7, 0.6], processorSeconds: [0.25, 0.25, 0.25]),
              ]),
            BuildResult.Configuration(
              name: "release", times: [Times(.clean, seconds: [9, 10], processorSeconds: [10, 10])]),
          ], size: size, sizeProblem: problem)
      ])
  }

  @Test("Times and sizes are shown with their sources")
  func wholeReport() {
    let size = ModuleSize(of: [[ObjectSection(name: ".text", size: 1234, kind: "TEXT")]])
    #expect(
      BuildReport(result(size: size)).lines.joined(separator: "\n") == """
        Each implementation's module alone, with what it depends on built before

        seconds, median (least to most)                 A
        ───────────────────────────────  ────────────────
        debug, all of it                 2.00 (1.00…3.00)
          on processors                  4.00 (4.00…4.00)
        debug, one file changed          0.60 (0.50…0.70)
          on processors                  0.25 (0.25…0.25)
        release, all of it                  – (9.00…10.0)
          on processors                     – (10.0…10.0)

        KiB, release               A
        ───────────────────────  ───
        code                     1.2
        metadata for reflection  0.0
        source files               5

        Times: 3 rounds, shuffled with seed 1, of “swift build --target”. Every build includes the time to
          find that nothing changed.
        Changed is the body of one function that was added, in the file of middling size (A: Menu.swift).
        KiB: sections of the module's object files.
        2026-11-21T12:00:00Z, Abacus, 2 processors, load 0.10 0.20 0.30
        Linux 6
        Swift 6.3.1
        commit abc123, clean: compare build
        """)
  }

  @Test("If nothing was timed, there are only sizes")
  func sizesAlone() {
    var sizes = result(size: ModuleSize(of: [[ObjectSection(name: ".text", size: 1234, kind: "TEXT")]]))
    sizes.rounds = 0
    let lines = BuildReport(sizes).lines
    #expect(lines.contains { $0.hasPrefix("code") && $0.hasSuffix("1.2") })
    #expect(!lines.contains { $0.contains("seconds") || $0.contains("round") || $0.contains("Menu.swift") })
  }

  @Test("An unavailable size is marked as such, with the reason")
  func noSize() {
    let lines = BuildReport(result(size: nil, problem: "The toolchain has no llvm-objdump.")).lines
    #expect(lines.contains { $0.hasPrefix("code ") && $0.hasSuffix("unavailable") })
    #expect(lines.contains("No size of A: The toolchain has no llvm-objdump."))
  }
}

import Metrics
import Testing

struct ContractsTests {
  private func run(_ types: Set<String>, _ lines: [String: Set<Int>]) -> StoryRun {
    var run = StoryRun()
    run.types = types
    run.readLines = lines
    return run
  }

  /// `Presenter` and `Double` conform to `Output`, which refines `Base`; `View` conforms to another module's protocol.
  private let contracts: Contracts

  init() {
    contracts = Contracts([
      "protocols.swift": SourceExtents(
        protocols: [
          SourceExtent(name: "Output", range: SourcePosition(line: 1, column: 1)..<SourcePosition(line: 4, column: 2)),
          SourceExtent(name: "Base", range: SourcePosition(line: 6, column: 1)..<SourcePosition(line: 8, column: 2)),
        ], conformances: [StatedConformance(type: "Output", names: ["Base"], lines: 1...1)]),
      "types.swift": SourceExtents(conformances: [
        StatedConformance(type: "Presenter", names: ["Output", "Sendable"], lines: 1...2),
        StatedConformance(type: "Double", names: ["Output"], lines: 20...20),
        StatedConformance(type: "View", names: ["Codable"], lines: 30...30),
      ]),
    ])
  }

  @Test("Reading includes the types' protocols, the protocols they refine, and the declarations of conformance")
  func withContracts() {
    // Protocols: lines 1 to 8 but 5. Types: 1 and 2, the presenter's head; 20, the other's; 2 and 3, which ran.
    #expect(contracts.linesToRead(for: run(["Presenter"], ["types.swift": [2, 3]])) == 7 + 4)
  }

  @Test("Private protocols with the same name are all read, whichever file comes first")
  func namesakes() {
    let place = SourcePosition(line: 1, column: 1)..<SourcePosition(line: 3, column: 2)
    let files = (1...8).map { number in
      (
        "\(number).swift",
        SourceExtents(
          protocols: [SourceExtent(name: "Output", range: place)],
          conformances: number == 1 ? [StatedConformance(type: "A", names: ["Output"], lines: 9...9)] : [])
      )
    }
    let contracts = Contracts(Dictionary(uniqueKeysWithValues: files))
    #expect(contracts.linesToRead(for: run(["A"], [:])) == 8 * 3 + 1)
  }

  @Test("A type without the module's protocols has nothing more to read")
  func without() {
    #expect(contracts.linesToRead(for: run(["View"], ["types.swift": [30, 31]])) == 2)
    #expect(contracts.linesToRead(for: run([], [:])) == 0)
  }
}

import Report

/// Something that parts of the comparison read, and that their results depend on.
enum PartInput: String, CaseIterable {
  /// The program that measures, with the implementations in it.
  case program
  /// The guide that it brings.
  case guide
  /// The stories that it brings.
  case stories
  /// What is compiled of the packages that hold the implementations, and of the one that holds the suite.
  case code
  /// What else lies beside their code.
  case resources
  /// Their tests.
  case tests
  /// Their manifests.
  case manifests
  /// The compiler and its tools.
  case toolchain
  /// The processor and the system.
  case machine
  /// What was asked for.
  case options
}

extension SuitePart {
  /// All that its result depends on, and nothing else.
  ///
  /// Every part is measured by the program, and what runs the app reads the guide. Code is counted (`lines`), compiled with an index
  /// (`coupling`, `rules`) or timed (`build`) without the resources beside it; programs that are built to be run bring those along
  /// (`coverage`, `spread`, `traces`). `lines` reads code with the parser that is linked to the program, and builds nothing. Tests are
  /// counted and run; to be built with others isn't to be read. What is timed, and what libraries allocate, is the machine's.
  var inputs: Set<PartInput> {
    switch self {
    case .stories: [.program, .guide, .stories]
    case .walk: [.program, .guide, .options]
    case .lines: [.program, .code, .tests]
    case .growth: [.program, .guide, .machine]
    case .counts: [.program, .guide, .stories, .machine]
    case .runtime: [.program, .guide, .stories, .machine, .options]
    case .coupling, .rules: [.program, .code, .manifests, .toolchain]
    case .coverage: [.program, .guide, .stories, .code, .resources, .tests, .manifests, .toolchain]
    case .spread, .traces: [.program, .guide, .stories, .code, .resources, .manifests, .toolchain]
    case .build: [.program, .code, .manifests, .toolchain, .machine, .options]
    }
  }
}

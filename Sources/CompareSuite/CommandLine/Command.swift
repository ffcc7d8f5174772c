/// What `compare` can be asked for.
nonisolated enum Command: String, CaseIterable {
  /// The main job, asked for by naming no command.
  case compare = ""
  case stories
  case walk
  case list
  case help

  /// How it is called.
  var invocation: String { self == .compare ? "compare" : "compare \(rawValue)" }

  /// The commands that are asked for by name.
  static let named = allCases.filter { $0 != .compare }

  /// What it is for, in one line.
  var summary: String {
    switch self {
    case .compare: "Runs every story through every implementation and shows what was measured."
    case .stories: "Runs stories, the bundled ones or those of the files given."
    case .walk: "Walks at random through the implementations and compares them after every step."
    case .list: "Names the architectures, the stories and the steps that stories are written in."
    case .help: "Explains a command."
    }
  }

  var options: [Option] {
    switch self {
    case .compare: [.rounds, .seed]
    case .stories: [.architecture, .tag, .format, .parseOnly]
    case .walk: [.steps, .seed, .architecture, .replay]
    case .list, .help: []
    }
  }

  /// What its options are called, those of all commands included.
  var flags: [String] { options.map(\.flag) + ["--help", "--version"] }

  /// What may follow the options; nil when nothing may.
  var operands: String? {
    switch self {
    case .stories: "[FILE…]"
    case .help: "[COMMAND]"
    case .compare, .walk, .list: nil
    }
  }
}

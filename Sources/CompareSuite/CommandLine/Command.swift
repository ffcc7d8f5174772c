/// What `compare` can be asked for.
nonisolated enum Command: String, CaseIterable {
  /// The main job, asked for by naming no command.
  case compare = ""
  case report
  case diff
  case stories
  case walk
  case stretch
  case runtime
  case selftest
  case samples
  case counts
  case tally
  case lines
  case coupling
  case rules
  case coverage
  case spread
  case mutate
  case growth
  case build
  case play
  case trace
  case new
  case check
  case docs
  case list
  case help

  /// How it is called.
  var invocation: String { self == .compare ? "compare" : "compare \(rawValue)" }

  /// The commands that are asked for by name.
  static let named = allCases.filter { $0 != .compare }

  /// What it is for, in one line.
  var summary: String {
    switch self {
    case .compare: "Measures all implementations, part by part, and shows what was found in one report."
    case .report: "Draws the report of a comparison again from its JSON."
    case .diff: "Says what has changed between two results of a comparison, and which rules that breaks."
    case .stories: "Runs stories: all that come with it, those of files, or the one at a line of a file."
    case .walk: "Walks at random through the implementations and compares them after every step."
    case .stretch: "Takes a stretch of a walk in one process, as walk's launches do."
    case .runtime: "Times stories and steps everywhere, and says which differences were found."
    case .selftest: "Says whether this place is fit for timing: times the same code twice."
    case .samples: "Times in one process and prints all samples, as runtime's launches do."
    case .counts: "Counts allocations, retains, memory and instructions, the same in every run."
    case .tally: "Counts one implementation in one process, as counts' launches do."
    case .lines: "Counts the lines of Swift code, and measures how complex it is."
    case .coupling: "Shows which types refer to which, as the compiler resolved it."
    case .rules: "Checks who may know whom in each implementation, and asks what view controllers do."
    case .coverage: "Shows what of each implementation its tests run, and the stories."
    case .spread: "Shows over how many types, files and lines each story is spread."
    case .mutate: "Shows which small changes to the implementations their tests and stories notice."
    case .growth: "Measures how the cost of what a user does grows with the number of places."
    case .build: "Times builds of each implementation's module alone, and shows how large it is."
    case .play: "Lets you use the app in the terminal, in all implementations at once."
    case .trace: "Shows which functions each step of a story runs, and who calls whom."
    case .new: "Makes an implementation that compiles at once, and registers it."
    case .check: "Says what an implementation still lacks, in the order in which to build it."
    case .docs: "Fills the documents of a checkout with listings, numbers and outputs, or checks them."
    case .list: "Names the architectures, the stories and the steps that stories are written in."
    case .help: "Explains a command."
    }
  }

  var options: [Option] {
    switch self {
    case .compare: [.quick, .only, .with, .skip, .fresh, .sessions, .rounds, .seed, .format, .output]
    case .report: [.format, .output]
    case .diff: [.failOn, .format]
    case .stories: [.architecture, .tag, .format, .all, .failFast, .parseOnly, .noObjects, .timeLimit]
    case .walk: [.steps, .seed, .architecture, .replay]
    case .stretch: [.steps, .seed, .stretch, .architecture, .replay, .timeLimit, .format]
    case .runtime:
      [.story, .architecture, .reference, .margin, .sessions, .fresh, .rounds, .launches, .budget, .seed, .format]
    case .selftest: [.story, .reference, .margin, .plant, .rounds, .launches, .budget, .seed, .format]
    case .samples: [.story, .architecture, .reference, .plant, .start, .rounds, .budget, .seed]
    case .counts: [.story, .architecture, .reference, .instructions, .format]
    case .tally: [.story, .architecture, .empty, .reference, .instructions]
    case .lines: [.format]
    case .coupling: [.package, .module, .format]
    case .rules, .coverage: [.architecture, .format]
    case .spread: [.story, .architecture, .format]
    case .mutate: [.architecture, .by, .limit, .seed, .format]
    case .growth: [.sizes, .architecture, .format]
    case .build: [.architecture, .rounds, .seed, .format]
    case .play: [.architecture]
    case .trace: [.architecture, .step, .format]
    case .new: [.like]
    case .check: [.reference, .noRules, .format]
    case .docs: [.check, .outputs, .result]
    case .list: [.measures]
    case .help: []
    }
  }

  /// How it can print its outcome, the usual way first.
  var formats: [Format] {
    switch self {
    case .compare, .report: [.terminal, .markdown, .json, .csv, .html]
    case .diff: [.text, .markdown, .json]
    case .stories: [.text, .json, .jsonl]
    case .stretch: [.json, .jsonl]
    case .rules, .coverage, .spread, .mutate, .growth, .build, .check: [.text, .json]
    case .lines, .counts: [.text, .json, .csv]
    case .coupling: [.text, .json, .dot]
    case .trace: [.text, .mermaid, .json]
    case .selftest: [.text, .json]
    case .runtime: [.text, .json, .csv]
    case .walk, .samples, .tally, .play, .new, .docs, .list, .help: []
    }
  }

  /// What the value of an option is called; nil when it takes none.
  func value(of option: Option) -> String? {
    option == .format ? formats.map(\.rawValue).joined(separator: "|") : option.value
  }

  /// What its options are called, those of all commands included.
  var flags: [String] { options.map(\.flag) + ["--help", "--version"] }

  /// What may follow the options; nil when nothing may.
  var operands: String? {
    switch self {
    case .report: "RESULT.json"
    case .diff: "OLD.json NEW.json"
    case .stories: "[FILE[:LINE]…]"
    case .lines: "[PATH…]"
    case .new, .check: "NAME"
    case .trace: "[STORY|FILE[:LINE]…]"
    case .help: "[COMMAND]"
    default: nil
    }
  }
}

/// An option of a command.
nonisolated enum Option: String, CaseIterable {
  case quick
  case only
  case with
  case skip
  case fresh
  case measures
  case output
  case failOn = "fail-on"
  case architecture
  case reference
  case tag
  case format
  case all
  case failFast = "fail-fast"
  case parseOnly = "parse-only"
  case noObjects = "no-objects"
  case noRules = "no-rules"
  case timeLimit = "time-limit"
  case like
  case story
  case step
  case steps
  case stretch
  case replay
  case package
  case module
  case by
  case limit
  case plant
  case start
  case rounds
  case launches
  case sessions
  case margin
  case budget
  case seed
  case sizes
  case check
  case outputs
  case result
  case instructions
  case empty

  var flag: String { "--\(rawValue)" }

  /// What its value is called; nil when it takes none.
  var value: String? {
    switch self {
    case .story, .architecture, .reference, .like: "NAME"
    case .tag: "TAG"
    case .format: "FORMAT"
    case .package: "DIR"
    case .module: "NAME"
    case .by: "tests|stories"
    case .sizes: "N,…"
    case .limit, .rounds, .launches, .sessions, .step, .steps, .stretch, .seed: "N"
    case .plant, .margin: "PERCENT"
    case .start: "warm|cold"
    case .budget, .timeLimit: "SECONDS"
    case .replay: "FILE"
    case .only, .with, .skip: "PART"
    case .output: "PATH"
    case .failOn: "RULE"
    case .result: "RESULT.json"
    case .all, .failFast, .parseOnly, .noObjects, .noRules, .quick, .fresh, .measures, .check, .outputs,
      .instructions, .empty:
      nil
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool { [.architecture, .tag, .module, .story, .only, .with, .skip, .failOn].contains(self) }

  var explanation: String {
    switch self {
    case .quick: "leave out what takes a build of its own, and what is timed for long"
    case .only: "only this part; give it again for more than one"
    case .with: "this part as well, as build, which is left out; give it again for more than one"
    case .skip: "all but this part; give it again for more than one"
    case .fresh: "measure anew what was kept of unchanged sources"
    case .measures: "name what is measured instead, each with its definition, as a Markdown table"
    case .output: "write the report to this file"
    case .failOn: "what must not be, as coverage.regions<90; give it again for more"
    case .story: "only the stories of this name; give it again for more than one"
    case .reference: "whom others are compared with; the first one unless said otherwise"
    case .plant: "how much more a copy of the reference does; selftest takes 3"
    case .start: "time starts as well, or only the first one in this process"
    case .launches: "how many launches at most; as many as it takes unless said otherwise"
    case .sessions: "how many sessions, each linked in another order; those kept count"
    case .margin: "what a difference must exceed; 3, for selftest 1"
    case .budget: "how long to time a session at most; runtime takes 60, selftest 5"
    case .architecture: "only this implementation; give it again for more than one"
    case .tag: "only stories with this tag; given again, stories with any of the tags"
    case .format: "how to print it; the first unless said otherwise"
    case .package: "the folder of a package; that of the implementations unless said otherwise"
    case .module: "only this module; give it again for more than one"
    case .all: "every failure in full, not only the first"
    case .failFast: "end with the first story that fails"
    case .parseOnly: "run nothing; print what was read as JSON, with outlines expanded"
    case .noObjects: "look for no objects left behind; steps that ask for it are skipped"
    case .noRules: "leave the rules out, for which the module is built once more"
    case .timeLimit: "fail a story, or a step of stretch, that takes longer; a whole number"
    case .like: "start from a copy of this implementation instead of one screen"
    case .by: "who is to notice; both unless said otherwise"
    case .limit: "how many mutants to take of each, by chance; all unless said otherwise"
    case .rounds: "how many rounds at most; 60, for build 3"
    case .step: "only this step of each story, counted from 1 with the background's"
    case .steps: "how many steps to take; 100000 unless said otherwise"
    case .stretch: "which part of the walk, counted from 0"
    case .replay: "take the steps of a saved walk instead"
    case .sizes: "how many places; 100,1000,10000,100000 unless said otherwise"
    case .check: "change nothing; name what is stale, unused or dead"
    case .outputs: "run the commands as well whose output is shown"
    case .result: "keep the numbers of this result first; with --check, compare them"
    case .instructions: "count instructions as well; tally then counts nothing else"
    case .empty: "count what only shows recorded snapshots instead: the harness"
    case .seed: "what chance follows from; 1, for walk a fresh one"
    }
  }
}

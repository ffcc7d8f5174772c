import Basics
import Results

/// The data of the explorer, which holds every text and every line of a screen once.
struct ExplorerData: Encodable {
  struct Function: Encodable {
    let type: String
    let name: String
    let kind: TraceResult.Kind
    let file: Int
    let line: Int
    let last: Int
    /// The index in `roles`.
    let role: Int?
  }

  struct File: Encodable {
    let path: String
    let architecture: String
    let text: String
  }

  struct Story: Encodable {
    let file: String
    let line: Int
    let name: String
    /// The keyword and the text of each step.
    let steps: [[String]]
    let runs: [TraceResult.Implementation]
  }

  let architectures: [String]
  let roles: [String]
  let functions: [Function]
  /// A file that isn't in the result has an empty text.
  let files: [File]
  /// Four numbers for each call: depth, function, repetitions, and whether it is boilerplate.
  let sequences: [[Int]]
  let lines: [String]
  let screens: [[Int]]
  let stories: [Story]

  init(_ trace: TraceResult) {
    let sources = Dictionary((trace.sources ?? []).map { ($0.file, $0) }) { first, _ in first }
    var roles = Interner<String>()
    var files = Interner<String>()
    var lines = Interner<String>()
    for source in trace.sources ?? [] { _ = files.index(of: source.file) }
    let units = trace.functions.map { sources[$0.file]?.unit(onLine: $0.line) }
    functions = zip(trace.functions, units).map { function, unit in
      Function(
        type: function.type, name: function.name, kind: function.kind, file: files.index(of: function.file),
        line: function.line, last: unit?.last ?? function.line, role: function.role.map { roles.index(of: $0) })
    }
    let bookkeeping = Bookkeeping(trace.functions, in: units)
    sequences = trace.sequences.indices.map { index in
      bookkeeping.rows(of: trace.calls(ofSequence: index)).flatMap {
        [$0.depth, $0.function, $0.times, $0.isBookkeeping ? 1 : 0]
      }
    }
    screens = trace.screens.map { $0.map { lines.index(of: $0) } }
    stories = trace.stories.map { story in
      Story(
        file: story.file, line: story.line, name: story.name, steps: story.steps.map { [$0.keyword, $0.text] },
        runs: story.implementations)
    }
    architectures = trace.architectures
    self.roles = roles.values
    self.lines = lines.values
    self.files = files.values.map {
      File(path: $0, architecture: sources[$0]?.architecture ?? "", text: sources[$0]?.text ?? "")
    }
  }
}

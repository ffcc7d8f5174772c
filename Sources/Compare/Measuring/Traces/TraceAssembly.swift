import Basics
import Foundation
import HeadlessUI
import Metrics
import Probes
import Results
import Stories
internal import SyntaxFacts
import Toolchain

/// Merges the records of several implementations, storing each function, sequence and screen once.
struct TraceAssembly {
  private let folder: URL
  private var architectures: [String] = []
  private var functions = Interner<TraceResult.Function>()
  private var sequences = Interner<[Int]>()
  private var screens = Interner<[String]>()
  private var stories: [TraceResult.Story]
  private var sources: [TraceResult.Source]?

  init(of stories: TracedStories, below folder: URL) {
    self.folder = folder
    self.stories = stories.files.flatMap { file in
      file.scenarios.map { scenario in
        let story = scenario.story
        return TraceResult.Story(
          file: stories.name(of: file.path), line: story.location.line, name: story.name,
          steps: story.steps.map { TraceResult.Step(keyword: $0.keyword, text: $0.text, line: $0.location.line) },
          implementations: [])
      }
    }
  }

  mutating func add(_ folded: FoldedRecord, role: (String) -> String?) {
    let record = folded.record
    architectures.append(record.architecture)
    let numbers = folded.functions.map { function in
      var function = function
      function.file = folder.pathBelow(function.file)
      function.role = role(function.type)
      return functions.index(of: function)
    }
    let calls = record.sequences.map { calls in
      sequences.index(of: calls.indices.map { $0.isMultiple(of: 2) ? calls[$0] : numbers[calls[$0]] })
    }
    let seen = record.screens.map { screens.index(of: $0) }
    // Every record has the same stories in the same order.
    for (index, story) in record.stories.enumerated() where stories.indices.contains(index) {
      stories[index].implementations.append(
        TraceResult.Implementation(
          architecture: record.architecture, calls: story.calls.map { calls[$0] },
          screens: story.screens.map { seen[$0] }, skipped: story.skipped, failure: story.failure))
    }
  }

  mutating func addSources(of architecture: String, in folder: URL) throws {
    for path in try PackageFiles.paths(in: folder) where path.hasSuffix(".swift") {
      let file = folder.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let source = TraceResult.Source(
        architecture: architecture, file: self.folder.pathBelow(file.path), text: text, units: try units(of: text))
      sources = (sources ?? []) + [source]
    }
  }

  private func units(of text: String) throws -> [TraceResult.Source.Unit] {
    guard SyntaxReader.isAvailable else { return [] }
    let saving = try SyntaxReader.lines(using: "savedState", in: text)
    return try SyntaxReader.extents(in: text).units.map(\.lines).map {
      TraceResult.Source.Unit(first: $0.lowerBound, last: $0.upperBound, namesSavedState: !saving.isDisjoint(with: $0))
    }
  }

  var result: TraceResult {
    TraceResult(
      architectures: architectures, functions: functions.values, sequences: sequences.values, screens: screens.values,
      stories: stories, sources: sources)
  }
}

/// The record of one implementation, with calls named as in the sources.
nonisolated struct FoldedRecord: Sendable {
  /// Its sequences refer to `functions`.
  let record: CallRecord
  let functions: [CalledFunction]

  init(_ output: Data, of profile: ArchitectureProfile, by tools: SymbolTools) throws {
    var record = try JSONText.value(CallRecord.self, "record of calls", in: output)
    let symbols = try record.image.map { try tools.functions(at: record.addresses, in: URL(filePath: $0)) } ?? []
    let sources = BuiltPackage.location(of: profile.sources).path
    guard symbols.contains(where: { $0.file.hasPrefix(sources + "/") }) else {
      throw TraceError.nothingRecorded(architecture: profile.name, module: profile.module)
    }
    let texts = SourceTexts()
    var folding = CallFolding(symbols, module: profile.module, sources: sources, sourceLine: texts.line(of:_:))
    record.sequences = record.sequences.map { folding.calls(in: $0) }
    self.record = record
    functions = folding.functions
  }
}

nonisolated final class SourceTexts {
  private var texts: [String: [Substring]] = [:]

  /// Counts lines from 1.
  func line(of file: String, _ number: Int) -> String? {
    let text = { (try? String(contentsOf: URL(filePath: file), encoding: .utf8)) ?? "" }
    let lines = texts[file] ?? text().lines
    texts[file] = lines
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}

import Basics
import Results
import Metrics

package struct CountsReport {
  /// Further rows are only in JSON and CSV.
  private static let mostRows = 10
  private let result: CountsResult

  package init(_ result: CountsResult) { self.result = result }

  package var lines: [String] {
    [title, ""] + table(of: result.overall) + leftBehind + stories + [""]
      + Wording.wrapped(unavailable + notes) + result.circumstances.lines()
  }

  private var title: String {
    let subject =
      result.stories.count == 1
      ? "“\(result.stories[0].story ?? "")”" : Wording.count(result.stories.count, "story", "stories")
    return "What \(subject) with \(Wording.count(result.overall.steps, "step", "steps")) took, counted"
  }

  private func table(of scope: CountsResult.Scope) -> [String] {
    let rows = CountedWork.allCases.filter { result.unavailable[$0] == nil }.flatMap { work in
      [
        [Self.title(work)] + scope.entries.map { Self.number($0.counts[work], of: work) },
        ["  without the harness"] + scope.entries.map { Self.number($0.net?[work], of: work) },
      ]
    }
    let left = scope.entries.map { Self.number($0.objectsLeftBehind) }
    return TextTable.lines(
      header: [""] + scope.entries.map(\.subject),
      rows: rows + (result.leftBehindUnavailable == nil ? [["objects left behind"] + left] : []))
  }

  private var leftBehind: [String] {
    let left = result.overall.entries.compactMap { entry -> String? in
      guard let classes = entry.leftBehind, !classes.isEmpty else { return nil }
      let names = classes.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
      let stories = result.stories.count { $0.entry(of: entry.subject)?.leftBehind?.isEmpty == false }
      return "\(entry.subject) left behind, in \(Wording.count(stories, "story", "stories")): \(Wording.list(names))."
    }
    return left.isEmpty ? [] : [""] + Wording.wrapped(left)
  }

  // MARK: - Stories

  private var stories: [String] {
    let work = CountedWork.allocations
    guard result.stories.count > 1, result.unavailable[work] == nil, result.subjects.count > 2 else { return [] }
    func spread(_ scope: CountsResult.Scope) -> Int {
      let counts = scope.entries.compactMap { $0.net?[work] }
      return (counts.max() ?? 0) - (counts.min() ?? 0)
    }
    let shown = result.stories.sorted { spread($0) > spread($1) }.prefix(Self.mostRows)
    let names = result.subjects.filter { $0 != CountsResult.replay }
    let rows = shown.map { scope in
      [Wording.clipped(scope.story ?? "", to: 60)] + names.map { Self.number(scope.entry(of: $0)?.net?[work]) }
    }
    return ["", "Allocations without the harness, where they differ most; JSON and CSV have all stories:"]
      + TextTable.lines(header: ["story"] + names, rows: rows)
  }

  // MARK: - Words

  private static func name(of work: CountedWork) -> String {
    switch work {
    case .allocations: "allocations"
    case .allocatedBytes: "memory asked for"
    case .peakBytes: "peak memory, highest of all stories"
    case .objects: "heap objects made"
    case .retains: "retains"
    case .releases: "releases"
    }
  }

  private static func title(_ work: CountedWork) -> String {
    work.isMemory ? "\(name(of: work)) (KiB)" : name(of: work)
  }

  private static func number(_ number: Int?, of work: CountedWork) -> String {
    work.isMemory ? number.map { NumberText.text(Double($0), .bytes) } ?? "–" : Self.number(number)
  }

  private static func number(_ number: Int?) -> String { number.map(NumberText.plain) ?? "–" }

  private var unavailable: [String] {
    let reasons = Set(result.unavailable.values).sorted().map { reason in
      let works = CountedWork.allCases.filter { result.unavailable[$0] == reason }.map(Self.name)
      return "Not counted: \(Wording.list(works)). \(reason)"
    }
    return reasons + (result.leftBehindUnavailable.map { ["Not known: what was left behind. \($0)"] } ?? [])
  }

  private var notes: [String] {
    var notes = [
      "Each implementation was counted in a separate process, each story once after an uncounted run. "
        + "The numbers are the same in every run of this program on this system.",
      "replay: shows what \(result.reference) showed and does nothing else; what it takes is the harness's. "
        + "For peaks, “without” is the difference.",
    ]
    if result.stepsLeftOut > 0 {
      notes.append("Steps that look behind the screens aren't counted: \(result.stepsLeftOut).")
    }
    if !result.isOptimised {
      notes.append("This is a debug build, which takes more of everything. Run with -c release.")
    }
    return notes
  }
}

extension CountedWork {
  fileprivate var isMemory: Bool { self == .allocatedBytes || self == .peakBytes }
}

extension CSVText {
  /// The counts, a row for each story and implementation; the story is empty for all stories together.
  package init(_ result: CountsResult) {
    let kinds = CountedWork.allCases
    self.init(
      header: ["story", "steps", "subject"] + kinds.map(\.rawValue) + kinds.map { "\($0.rawValue) net" }
        + ["objects left behind"],
      rows: ([result.overall] + result.stories).flatMap { scope in
        scope.entries.map { Self.row($0, of: scope) }
      })
  }

  private static func row(_ entry: CountsResult.Entry, of scope: CountsResult.Scope) -> [String] {
    let counts = CountedWork.allCases.map { number(entry.counts[$0]) }
    let net = CountedWork.allCases.map { number(entry.net?[$0]) }
    return [scope.story ?? "", "\(scope.steps)", entry.subject] + counts + net + [number(entry.objectsLeftBehind)]
  }
}

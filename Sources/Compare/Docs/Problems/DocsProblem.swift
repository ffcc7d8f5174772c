enum DocsProblem: Error, Equatable {
  case malformed(mark: String, form: String)
  case unclosed(mark: String)
  case strayEnd
  case stale(String)

  /// A claim, with the part that can't be parsed.
  case malformedClaim(String, at: String)
  case untrue(claim: String, numbers: String)
  case claimMixesUnits(String, String)
  case claimDividesByNothing(String)
  /// A time without an interval compared with another time, or a time claimed to be an exact number.
  case claimOfExactTime(String)
  case noTrace(String)

  case unknownMeasure(String)
  case unknownArchitecture(String, known: [String])
  case notMeasured(measure: String, architecture: String)
  /// The reason is a sentence that includes the remedy.
  case unusableResult(reason: String)
  /// A fact that follows from the sources, but is in only one of two results.
  case changed(String, isRecorded: Bool)

  case foreignPath(String, folders: [String])
  case unreadable(String, reason: String)
  case unknownSnippet(String, path: String, known: [String])
  case snippetInSnippet(String, outer: String)
  case snippetUnclosed(String)
  case snippetTwice(String, first: Int)
  case snippetEndAlone
  case unusedSnippet(String)

  case malformedLink(String)
  case deadLink(String)
  case deadAnchor(String, path: String)
  case badCommand(String, reason: String)
}

// MARK: - CustomStringConvertible

extension DocsProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .malformed(let mark, let form): "“\(mark)” isn’t a mark. Write \(form)."
    case .unclosed(let mark): "“\(mark)” has no end. Put <!-- end --> on a separate line below it."
    case .strayEnd: "<!-- end --> ends nothing. Look for a misspelt mark above it, or remove it."
    case .stale(let mark): "“\(mark)” is stale. “swift run compare docs” fills it again."
    case .malformedClaim(let claim, let part):
      "“\(claim)” isn’t a claim\(part == claim ? "" : ": “\(part)” isn’t understood"). docs/writing-docs.md has all forms."
    case .untrue(let claim, let numbers):
      "The claim “\(claim)” isn’t true: \(numbers). Correct the sentence, and the claim with it."
    case .claimMixesUnits(let first, let second):
      "A claim can’t compare \(first) with \(second). Give both the same unit: %, KiB, µs, s or none."
    case .claimDividesByNothing(let amount): "A claim divides by \(amount). Claim a difference."
    case .claimOfExactTime(let time):
      "\(time) differs from run to run. Claim runtime.against, a bound, or how much it may differ: = 1 ± 0.05."
    case .noTrace(let name):
      "The page shows no trace of \(name) above this claim. Put “output: compare trace … --architecture \(name)” there."
    case .unknownMeasure(let id): "Unknown measure “\(id)”. “compare list --measures” shows them all."
    case .unknownArchitecture(let name, let known):
      "The recorded result has no architecture “\(name)”, but \(known.joined(separator: ", ")). "
        + "If it is new, measure it: Scripts/refresh-docs."
    case .notMeasured(let measure, let architecture):
      "The recorded result doesn’t have \(measure) of \(architecture). Measure it with Scripts/refresh-docs, or remove "
        + "the number from the sentence."
    case .unusableResult(let reason): reason
    case .changed(let fact, let isRecorded):
      "\(isRecorded ? "Recorded, but not measured" : "Measured, but not recorded"): \(fact). Scripts/refresh-docs records it."
    case .foreignPath(let path, let folders):
      "“\(path)” can’t be shown. Name a path below \(folders.joined(separator: ", ")), or Package.swift."
    case .unreadable(let path, let reason): "“\(path)” can’t be read: \(reason)"
    case .unknownSnippet(let name, let path, let known):
      "\(path) has no snippet “\(name)”. It has \(known.isEmpty ? "none" : known.joined(separator: ", "))."
    case .snippetInSnippet(let name, let outer):
      "The snippet “\(name)” begins inside “\(outer)”. End that one first; snippets can’t be nested."
    case .snippetUnclosed(let name): "The snippet “\(name)” has no end. Put a comment “snippet.end” below it."
    case .snippetTwice(let name, let first): "Line \(first) has a snippet “\(name)” already. Rename one of them."
    case .snippetEndAlone: "This ends no snippet. Remove it, or begin one above it."
    case .unusedSnippet(let name): "No document shows the snippet “\(name)”. Show it, or remove its marks."
    case .malformedLink(let target): "“\(target)” isn’t a link that can be followed."
    case .deadLink(let target): "The link leads to “\(target)”, which doesn’t exist."
    case .deadAnchor(let anchor, let path): "The link leads to “#\(anchor)”, which \(path) doesn’t have."
    case .badCommand(let command, let reason): "“\(command)” doesn’t work: \(reason)"
    }
  }
}

/// A problem and its location. Lines are counted from 1.
struct DocsFinding: Equatable, CustomStringConvertible {
  /// The path relative to the package.
  let path: String
  let line: Int
  let problem: DocsProblem

  var isOfResult: Bool { if case .unusableResult = problem { true } else { false } }

  var description: String { "\(path):\(line): \(problem)" }
}

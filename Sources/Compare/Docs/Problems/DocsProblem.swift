/// Why a document can't be filled.
package enum DocsProblem: Error, Equatable {
  case malformed(mark: String, form: String)
  case unclosed(mark: String)
  case strayEnd
  case malformedNumber(mark: String)
  case unclosedNumber
  /// A claim, and the part of it that isn't understood.
  case malformedClaim(String, at: String)
  case claimMixesUnits(String, String)
  case claimDividesByNothing(String)
  /// Two times are compared, and how far one of them would be another next time isn't known.
  case claimWithoutInterval(String)
  case claimOfEqualTimes(String)
  case noTrace(String)
  case unknownNumbers(String, known: [String])
  case unknownMeasure(String)
  case unknownArchitecture(String, known: [String])
  case notMeasured(measure: String, architecture: String)
  case noResult(path: String)
  case unusableResult(path: String, reason: String)
  case foreignPath(String, folders: [String])
  case noFile(String)
  /// The reason is the system's, or the parser's.
  case unreadable(String, reason: String)
  case unknownSnippet(String, path: String, known: [String])
  case snippetInSnippet(String, outer: String)
  case snippetUnclosed(String)
  case snippetTwice(String, first: Int)
  case snippetEndAlone
  case snippetEmpty(String)
  case badCommand(String, reason: String)
  case commandFailed(String, status: Int32, reason: String)
  case outputHasPath(String, path: String)
}

// MARK: - CustomStringConvertible

extension DocsProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let mark, let form): "“\(mark)” is no mark as it stands. Write \(form) on a line of its own."
    case .unclosed(let mark): "“\(mark)” has no end. Put <!-- end --> on a line of its own below it."
    case .strayEnd: "<!-- end --> ends nothing. Look for a misspelt mark above it, or take it away."
    case .malformedNumber(let mark):
      "“\(mark)” is no number as it stands. Write <!-- number: ID NAME --><!-- /number -->."
    case .unclosedNumber: "A number has no end on this line. Write <!-- number: ID NAME --><!-- /number -->."
    case .malformedClaim(let claim, let part):
      "“\(claim)” is no claim\(part == claim ? "" : ": “\(part)” isn’t understood"). Write \(ClaimSyntax.form); "
        + "CONTRIBUTING.md, “Write a chapter”, has all forms."
    case .claimMixesUnits(let first, let second):
      "A claim can’t compare \(first) with \(second). Give both the same unit: \(ClaimSyntax.units.joined(separator: ", ")) or none."
    case .claimDividesByNothing(let what): "A claim divides by \(what). Claim a difference."
    case .claimWithoutInterval(let measure):
      "\(measure) has no interval, so nobody knows which of two is more. Claim runtime.against, or a bound with much room."
    case .claimOfEqualTimes(let time):
      "\(time) is never the same twice. Claim a bound, or how much it may differ: = 1 ± 0.05."
    case .noTrace(let name):
      "The page shows no trace of \(name) above this claim. Put “output: compare trace … --architecture \(name)” there."
    case .unknownNumbers(let name, let known):
      "There are no numbers “\(name)”. Known are \(known.joined(separator: ", "))."
    case .unknownMeasure(let id): "There is no measure “\(id)”. “compare list --measures” names all."
    case .unknownArchitecture(let name, let known):
      "The kept result has no architecture “\(name)”, but \(known.joined(separator: ", ")). "
        + "If it is a new one, measure it: Scripts/refresh-docs."
    case .notMeasured(let measure, let architecture):
      "The kept result doesn’t have \(measure) of \(architecture). Measure it with Scripts/refresh-docs, or take the "
        + "number out of the sentence."
    case .noResult(let path):
      "\(path) is missing, and with it all numbers. Scripts/refresh-docs measures and writes it."
    case .unusableResult(let path, let reason): "\(path) can’t be used: \(reason). Scripts/refresh-docs writes it anew."
    case .foreignPath(let path, let folders):
      "“\(path)” lies outside of what may be shown. Name a path below \(folders.joined(separator: ", ")), or Package.swift."
    case .noFile(let path): "There is no “\(path)” in this checkout. Correct the path; it begins at the package."
    case .unreadable(let path, let reason): "“\(path)” can’t be read: \(reason)"
    case .unknownSnippet(let name, let path, let known):
      "\(path) has no snippet “\(name)”. It has \(known.isEmpty ? "none" : known.joined(separator: ", "))."
    case .snippetInSnippet(let name, let outer):
      "The snippet “\(name)” begins before “\(outer)” has ended. End that one first; snippets don’t lie in each other."
    case .snippetUnclosed(let name):
      "The snippet “\(name)” has no end. Put a line “snippet.end” behind it, marked as the beginning is."
    case .snippetTwice(let name, let first):
      "A snippet “\(name)” begins in line \(first) already. Give one of them another name."
    case .snippetEndAlone: "This ends no snippet. Take it away, or begin one above it."
    case .snippetEmpty(let name): "The snippet “\(name)” has no lines. Move its marks around what is to be shown."
    case .badCommand(let command, let reason): "“\(command)” can’t be run: \(reason)"
    case .commandFailed(let command, let status, let reason):
      "“\(command)” ended with \(status)\(reason.isEmpty ? "." : ": \(reason)")"
    case .outputHasPath(let command, let path):
      "What “\(command)” prints names \(path), which is elsewhere on another machine. Show another command."
    }
  }
}

/// What claims are written with.
enum ClaimSyntax {
  static let form = "<!-- claim: MEASURE NAME < MEASURE NAME -->"
  /// The units that numbers in claims may have; each is another dimension.
  static let units = ["%", "KiB", "µs", "s"]
}

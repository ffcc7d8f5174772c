/// Why a document can't be filled.
package enum DocsProblem: Error, Equatable {
  /// A mark that isn't written as marks are.
  case malformed(mark: String, form: String)
  /// A block that no `<!-- end -->` ends.
  case unclosed(mark: String)
  /// An end without a beginning.
  case strayEnd
  /// A mark in a sentence that isn't written as it should be.
  case malformedNumber(mark: String)
  /// An inline number that nothing ends on its line.
  case unclosedNumber
  /// A claim that can't be read, and the part of it that isn't understood.
  case malformedClaim(String, at: String)
  /// What a claim compares is of different kinds, as a time and a size are.
  case claimMixesUnits(String, String)
  case claimDividesByNothing(String)
  /// Two times are compared, and how far one of them would be another next time isn't known.
  case claimWithoutInterval(String)
  /// No time is the same twice.
  case claimOfEqualTimes(String)
  /// A claim is about a trace that the page doesn't show above it.
  case noTrace(String)
  case unknownNumbers(String, known: [String])
  case unknownMeasure(String)
  /// An architecture that the kept result doesn't have.
  case unknownArchitecture(String, known: [String])
  /// A number that stands in a sentence, and that the kept result doesn't have.
  case notMeasured(measure: String, architecture: String)
  case noResult(path: String)
  case unusableResult(path: String, reason: String)
  /// A path that leads out of where sources are.
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
  /// A command that isn't understood.
  case badCommand(String, reason: String)
  /// A command whose output was wanted, and that ended otherwise than well.
  case commandFailed(String, status: Int32, reason: String)
  /// What a command printed would be another on the next machine.
  case outputHasPath(String, path: String)
}

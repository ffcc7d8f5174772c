/// What this program knows of a command line, by its arguments.
struct CommandReader {
  /// Why these arguments can't be run; nil when they can.
  let refusal: (_ arguments: [String]) -> String?
  /// Whether what they print can be shown: they neither need a terminal nor change anything.
  let hasOutput: (_ arguments: [String]) -> Bool

  /// The words of a command as a shell splits them, up to the first pipe, redirection, separator or comment.
  /// - Returns: nil if a quote has no end.
  static func words(_ text: String) -> [String]? {
    var words: [String] = []
    var rest = text[...]
    while let match = rest.prefixMatch(of: /\s*((?:'[^']*'|"[^"]*"|[^\s'"|;&<>])+)/), !match.1.hasPrefix("#") {
      words.append(String(match.1.replacing(/'([^']*)'|"([^"]*)"/) { $0.1 ?? $0.2 ?? "" }))
      rest = rest[match.range.upperBound...]
    }
    return rest.prefixMatch(of: /\s*['"]/) == nil ? words : nil
  }
}

struct CommandReader {
  /// The reason that a command with these arguments can't be run, or `nil`.
  let refusal: (_ arguments: [String]) -> String?
  /// Whether documents can show the command's output: it needs no terminal and changes nothing.
  let hasOutput: (_ arguments: [String]) -> Bool

  /// Splits a command into words like a shell, up to the first pipe, redirection, separator or comment.
  /// - Returns: `nil` if a quote isn't closed.
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

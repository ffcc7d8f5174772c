/// Reads command lines of this program: it alone knows its commands and options.
package struct CommandReader {
  /// Why these arguments aren't understood; nil when they are.
  let refusal: (_ arguments: [String]) -> String?

  /// Whether what they print can be shown: they neither ask for a terminal nor change anything.
  let hasOutput: (_ arguments: [String]) -> Bool

  package init(
    refusal: @escaping (_ arguments: [String]) -> String?, hasOutput: @escaping (_ arguments: [String]) -> Bool
  ) {
    self.refusal = refusal
    self.hasOutput = hasOutput
  }
}

/// The words of a command, as a shell would cut it.
struct ShellWords {
  /// The words of the first command, quotes taken away.
  private(set) var words: [String] = []
  /// Whether a quote has no end.
  private(set) var isUnfinished = false

  /// What follows a pipe, a semicolon, `&&` or a redirection is left out, as is a comment.
  init(_ text: String) {
    var word: String?
    var quote: Character?
    var isEscaped = false
    scan: for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
        continue
      }
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""): isEscaped = true
      case (let mark, let open?) where mark == open: quote = nil
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case ("|", nil), (";", nil), ("&", nil), (">", nil), ("<", nil): break scan
      case ("#", nil) where word == nil: break scan
      case (let space, nil) where space.isWhitespace:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    isUnfinished = quote != nil || isEscaped
  }
}

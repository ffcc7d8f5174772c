/// Breaks text into lines that a terminal shows whole.
enum TextColumns {
  static let width = 90

  /// The words of a text on as many lines as it takes, all but the first indented by two columns more.
  static func wrapped(_ text: String, indentation: Int = 0) -> [String] {
    lines(text.split(separator: " ").map(String.init), indentation: indentation, hanging: indentation + 2)
  }

  /// Pieces that stay whole, on as many lines as it takes.
  static func lines(_ pieces: [String], indentation: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indentation)
    var isEmpty = true
    for piece in pieces {
      if !isEmpty, line.count + 1 + piece.count > width {
        lines.append(line)
        line = String(repeating: " ", count: hanging)
        isEmpty = true
      }
      line += isEmpty ? piece : " " + piece
      isEmpty = false
    }
    return lines + [line]
  }
}

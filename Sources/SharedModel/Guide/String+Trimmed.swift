import Foundation

extension String {
  /// The text without surrounding white space.
  ///
  /// It is read at each keystroke, and Foundation copies the text, so this skips Foundation for most texts: they begin
  /// and end with a character that clearly isn't white space.
  var trimmed: String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    // Printable ASCII except the space: such a byte is a whole scalar, and trimming works on scalars.
    let plain = UInt8(ascii: "!")...UInt8(ascii: "~")
    guard !plain.contains(first) || !plain.contains(last) else { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

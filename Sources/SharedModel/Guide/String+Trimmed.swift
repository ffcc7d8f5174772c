import Foundation

extension String {
  /// The text without white space around it.
  ///
  /// It is asked for at each key that is hit, and Foundation copies the text for its answer. Most texts begin and end with what
  /// is plainly no white space.
  var trimmed: String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    // Printable ASCII, without the space: such a byte is a whole scalar, and scalars are what is trimmed.
    let plain = UInt8(ascii: "!")...UInt8(ascii: "~")
    guard !plain.contains(first) || !plain.contains(last) else { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

nonisolated extension SourceLine {
  /// The language that `# language: NAME` asks for, or nil if the line is any other comment.
  var requestedLanguage: String? {
    var rest = body
    guard skip("#", in: &rest), skip("language", in: &rest), skip(":", in: &rest) else { return nil }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let isName = source.bytes[rest].allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || letters.contains(byte | 0x20)
    }
    return rest.isEmpty || !isName ? nil : source.string(rest)
  }

  private func skip(_ word: StaticString, in rest: inout Range<Int>) -> Bool {
    let bytes = Array(word.description.utf8)
    guard source.bytes[rest].starts(with: bytes) else { return false }
    rest = WhiteSpace.trimming(rest.dropFirst(bytes.count), in: source.bytes)
    return true
  }
}

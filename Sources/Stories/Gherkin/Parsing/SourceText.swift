/// The text of a file: UTF-8 without NUL, and of limited size.
nonisolated struct SourceText: Sendable {
  /// The maximum size in bytes, about a thousand times the size of a feature file.
  static let sizeLimit = 8 << 20

  /// The lines, found lazily, without a byte order mark.
  let lines: LineScanner

  init(_ source: some Collection<UInt8>) throws(GherkinErrors) {
    if let error = Self.obstacle(ofSize: source.count) { throw GherkinErrors(errors: [error]) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = Array(source.dropFirst(source.starts(with: mark) ? mark.count : 0))
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw GherkinErrors(errors: [Self.flaw(of: bytes)])
    }
    lines = LineScanner(text)
  }

  static func obstacle(ofSize size: Int) -> GherkinError? {
    guard size > sizeLimit else { return nil }
    let reason = GherkinError.Reason.fileTooLarge(size: size, limit: sizeLimit)
    return GherkinError(location: SourceLocation(line: 1, column: 1), reason: reason)
  }

  /// Returns an error for the first byte that isn't text.
  private static func flaw(of bytes: [UInt8]) -> GherkinError {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var valid = ""
    while case .scalarValue(let scalar) = decoder.decode(&rest), scalar != "\0" { valid.unicodeScalars.append(scalar) }
    let byte = bytes[valid.utf8.count]
    // A placeholder makes the scanner find the line that the byte is in.
    var lines = LineScanner(valid + "?")
    var location = SourceLocation(line: 1, column: 1)
    while let line = lines.next() { location = SourceLocation(line: line.number, column: line.content.count) }
    return GherkinError(location: location, reason: byte == 0 ? .nulByte : .invalidUTF8(byte: byte))
  }
}

/// Iterates over lines; copy it to look ahead.
nonisolated struct LineScanner: IteratorProtocol, Sendable {
  private var rest: Substring.UnicodeScalarView
  /// The number of the line read last; 0 before the first.
  private(set) var number = 0

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func next() -> SourceLine? {
    guard !rest.isEmpty else { return nil }
    let content = rest.prefix { $0 != "\n" && $0 != "\r" }
    rest = rest[content.endIndex...]
    if rest.popFirst() == "\r", rest.first == "\n" { rest = rest.dropFirst() }
    number += 1
    return SourceLine(number: number, content: content)
  }
}

/// A unified diff of text files in git's format.
package struct Patch: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    package var path: String
    /// The line of the patch, from 1.
    package var line: Int
    var isNew = false
    var isGone = false
    package var hunks: [Hunk] = []
  }

  /// Consecutive lines, some of which change.
  package struct Hunk: Equatable, Sendable {
    /// The line of the patch, from 1.
    var line: Int
    /// The first line in the file before the change, from 1.
    package var start: Int
    /// The numbers of lines before and after the change, as announced.
    var counts: [Int?]
    /// The lines with their line feeds, which only the last line of a file may lack.
    package var lines: [Line] = []

    func texts(without kind: Line.Kind) -> [String] { lines.filter { $0.kind != kind }.map(\.text) }

    fileprivate var isWhole: Bool { counts == [texts(without: .added).count, texts(without: .removed).count] }
  }

  package struct Line: Equatable, Sendable {
    package enum Kind: Character, Sendable {
      case kept = " "
      case added = "+"
      case removed = "-"
    }

    package let kind: Kind
    package var text: String
  }

  package private(set) var files: [File] = []

  /// - Throws: The first line that isn't part of a diff of text files.
  package init(_ text: String) throws(PatchError) {
    for (number, line) in zip(1..., text.keepingLineFeeds) {
      // An editor may have left out the last line feed.
      guard readChange(line.endsInLineFeed ? line : line + "\n") || readHead(line, number: number) else {
        throw PatchError(reason: line.unicodeScalars.contains("\r") ? .carriageReturn : .unknownLine, line: number)
      }
    }
    guard !files.isEmpty else { throw PatchError(reason: .empty, line: 1) }
    for file in files {
      // An empty file has no lines to add or remove.
      if file.hunks.isEmpty, !file.isNew, !file.isGone { throw PatchError(reason: .noLines, line: file.line) }
      if let hunk = file.hunks.first(where: { !$0.isWhole }) { throw PatchError(reason: .wrongCount, line: hunk.line) }
    }
  }

  // Compares scalars, because a sign and a combining mark after it are one character, and so are both bytes of CRLF.

  /// Returns false if the line doesn't belong to a hunk.
  private mutating func readChange(_ line: String) -> Bool {
    guard let file = files.indices.last, let hunk = files[file].hunks.indices.last else { return false }
    // Mail programs strip the space that is an empty line's only content.
    let isBlank = line.unicodeScalars.elementsEqual("\n".unicodeScalars) && !files[file].hunks[hunk].isWhole
    if let kind = isBlank ? .kept : line.unicodeScalars.first.flatMap({ Line.Kind(rawValue: Character($0)) }) {
      let text = isBlank ? line : String(line.unicodeScalars.dropFirst())
      files[file].hunks[hunk].lines.append(Line(kind: kind, text: text))
      return true
    }
    // “\ No newline at end of file”
    guard line.hasPrefix("\\"), let last = files[file].hunks[hunk].lines.indices.last,
      files[file].hunks[hunk].lines[last].text.endsInLineFeed
    else { return false }
    files[file].hunks[hunk].lines[last].text.unicodeScalars.removeLast()
    return true
  }

  /// Returns false if the line doesn't begin a file or a hunk.
  private mutating func readHead(_ line: String, number: Int) -> Bool {
    guard !line.unicodeScalars.contains("\r") else { return false }
    // git quotes names that aren't plain, and can be configured to mark sides by other letters than “a” and “b”.
    if let head = line.wholeMatch(of: /diff --git ("?)[a-z]\/(.+)\1 \1[a-z]\/\2\1\n?/) {
      let path = head.1.isEmpty ? String(head.2) : Self.unquoted(head.2)
      files.append(File(path: path, line: number))
      return true
    }
    guard let last = files.indices.last else { return false }
    if let head = line.prefixMatch(of: /@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/) {
      let counts = [head.2, head.3].map { Int($0 ?? "1") }
      files[last].hunks.append(Hunk(line: number, start: Int(head.1) ?? 0, counts: counts))
      return true
    }
    if line.hasPrefix("new file mode ") { files[last].isNew = true }
    if line.hasPrefix("deleted file mode ") { files[last].isGone = true }
    return files[last].hunks.isEmpty
      && ["new file mode ", "deleted file mode ", "index ", "--- ", "+++ "].contains(where: line.hasPrefix)
  }

  /// A name that git has quoted as in C: `S\303\251.swift` is `Sé.swift`.
  private static func unquoted(_ name: Substring) -> String {
    let letters: [Character: UInt8] = ["a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13]
    var bytes: [UInt8] = []
    var rest = name
    while let next = rest.popFirst() {
      if next != "\\" {
        bytes += Array(next.utf8)
      } else if let octal = rest.prefixMatch(of: /[0-3][0-7]{2}/) {
        bytes += [UInt8(octal.output, radix: 8) ?? 0]
        rest = rest[octal.range.upperBound...]
      } else if let escaped = rest.popFirst() {
        bytes += letters[escaped].map { [$0] } ?? Array(escaped.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the new texts by path, `nil` for a deleted file.
  /// - Parameter text: A file's text before the change; `nil` if the file doesn't exist.
  /// - Throws: The first part that doesn't apply.
  package func applied(to text: (_ path: String) throws -> String?) throws -> [String: String?] {
    try files.reduce(into: [:]) { texts, file in
      let old = try texts[file.path] ?? text(file.path)
      texts.updateValue(try file.applied(to: old), forKey: file.path)
    }
  }
}

extension Patch.File {
  /// Also finds lines that have moved, if they are unchanged.
  fileprivate func applied(to text: String?) throws(PatchError) -> String? {
    if isNew, text != nil { throw PatchError(reason: .fileExists(path), line: line) }
    if !isNew, text == nil { throw PatchError(reason: .fileMissing(path), line: line) }
    let old = (text ?? "").keepingLineFeeds
    var new: [String] = []
    var position = 0
    var shift = 0
    for hunk in hunks {
      let expected = hunk.texts(without: .added)
      // A hunk that only adds lines names the line above them.
      let wanted = hunk.start - (expected.isEmpty ? 0 : 1) + shift
      guard let start = Self.position(of: expected, in: old, from: position, near: wanted) else {
        throw PatchError(reason: .noSuchLines(file: path, near: max(1, hunk.start)), line: hunk.line)
      }
      shift += start - wanted
      new += old[position..<start] + hunk.texts(without: .removed)
      position = start + expected.count
    }
    new += old[position...]
    guard !isGone || new.isEmpty else { throw PatchError(reason: .notEmpty(path), line: line) }
    return isGone ? nil : new.joined()
  }

  private static func position(of lines: [String], in text: [String], from first: Int, near wanted: Int) -> Int? {
    let last = text.count - lines.count
    guard first <= last else { return nil }
    return (first...last).sorted { abs($0 - wanted) < abs($1 - wanted) }
      .first { text[$0..<$0 + lines.count].elementsEqual(lines) }
  }
}

extension String {
  fileprivate var endsInLineFeed: Bool { utf8.last == UInt8(ascii: "\n") }

  /// The lines, each with the line feed that ends it.
  fileprivate var keepingLineFeeds: [String] {
    var lines: [String] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let next = utf8.index(after: end)
      lines.append(String(self[start..<next]))
      start = next
    }
    return start == endIndex ? lines : lines + [String(self[start...])]
  }
}

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
      guard readChange(line) || readHead(line, number: number) else {
        throw PatchError(reason: .unknownLine, line: number)
      }
    }
    for file in files {
      if file.hunks.isEmpty { throw PatchError(reason: .noLines, line: file.line) }
      if let hunk = file.hunks.first(where: { !$0.isWhole }) { throw PatchError(reason: .wrongCount, line: hunk.line) }
    }
  }

  /// Returns false if the line doesn't belong to a hunk.
  private mutating func readChange(_ line: String) -> Bool {
    guard let file = files.indices.last, let hunk = files[file].hunks.indices.last else { return false }
    if let kind = line.first.flatMap(Line.Kind.init) {
      files[file].hunks[hunk].lines.append(Line(kind: kind, text: String(line.dropFirst())))
      return true
    }
    // “\ No newline at end of file”
    guard line.hasPrefix("\\"), let last = files[file].hunks[hunk].lines.indices.last else { return false }
    return files[file].hunks[hunk].lines[last].text.popLast() == "\n"
  }

  /// Returns false if the line doesn't begin a file or a hunk.
  private mutating func readHead(_ line: String, number: Int) -> Bool {
    if let head = line.wholeMatch(of: /diff --git a\/(.+) b\/\1\n?/) {
      files.append(File(path: String(head.1), line: number))
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

  /// Returns the new texts by path, `nil` for a deleted file.
  /// - Parameter text: A file's text before the change; `nil` if there is no such file.
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

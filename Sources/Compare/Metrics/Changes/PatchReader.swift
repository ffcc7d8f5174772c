internal import Basics

/// Goes through the lines of a patch and keeps the hunk that is being read.
struct PatchReader {
  private var files: [Patch.File] = []
  private var hunk: Patch.Hunk?
  /// How many lines of the hunk are still to come, of the file before and after.
  private var rest = (old: 0, new: 0)
  private var number = 0
  private let hunkHead = /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

  mutating func read(_ line: String, number: Int) throws(PatchError) {
    self.number = number
    if line.hasPrefix("\\") {
      try dropLineFeed()
    } else if hunk != nil, rest.old > 0 || rest.new > 0 {
      try readChange(line)
    } else {
      endHunk()
      try readHead(line.last == "\n" ? String(line.dropLast()) : line)
    }
  }

  mutating func end() throws(PatchError) -> [Patch.File] {
    guard rest.old <= 0, rest.new <= 0 else { throw PatchError(.hunkEndsEarly, line: number) }
    endHunk()
    if let file = files.first(where: { $0.path.isEmpty }) { throw PatchError(.noPath, line: file.line) }
    return files
  }

  private mutating func endHunk() {
    if let hunk { files[files.count - 1].hunks.append(hunk) }
    hunk = nil
  }

  // MARK: - Heads

  private mutating func readHead(_ line: String) throws(PatchError) {
    if line.hasPrefix("diff ") {
      files.append(Patch.File(path: "", line: number))
    } else if line.hasPrefix("--- ") {
      // Other tools than git have no line above this one.
      if files.last.map({ !$0.path.isEmpty }) ?? true { files.append(Patch.File(path: "", line: number)) }
      name(line.dropFirst(4)) { $0.isNew = true }
    } else if line.hasPrefix("+++ ") {
      guard !files.isEmpty else { throw PatchError(.unknownLine, line: number) }
      name(line.dropFirst(4)) { $0.isGone = true }
    } else if line.hasPrefix("@@ ") {
      try beginHunk(line)
    } else if line.hasPrefix("index ") {
      let base = line.dropFirst("index ".count).prefix { $0.isHexDigit }
      if !files.isEmpty, base.contains(where: { $0 != "0" }) { files[files.count - 1].base = String(base) }
    } else if ["rename ", "copy ", "old mode", "GIT binary", "Binary files"].contains(where: line.hasPrefix) {
      throw PatchError(.notText(line), line: number)
    } else if !["new file mode", "deleted file mode", "similarity"].contains(where: line.hasPrefix),
      !line.allSatisfy(\.isWhitespace)
    {
      throw PatchError(.unknownLine, line: number)
    }
  }

  private mutating func name(_ name: Substring, isNothing: (inout Patch.File) -> Void) {
    let last = files.count - 1
    if name == "/dev/null" {
      isNothing(&files[last])
    } else {
      files[last].path = String(name.prefix { $0 != "\t" }.dropFirst(2))
    }
  }

  private mutating func beginHunk(_ line: String) throws(PatchError) {
    guard let match = line.prefixMatch(of: hunkHead), files.last?.path.isEmpty == false else {
      throw PatchError(.unknownLine, line: number)
    }
    rest = (Int(match.2 ?? "1") ?? 0, Int(match.4 ?? "1") ?? 0)
    hunk = Patch.Hunk(line: number, start: Int(match.1) ?? 0)
  }

  // MARK: - Changes

  private mutating func readChange(_ line: String) throws(PatchError) {
    // Editors take the space away that an empty line has in front.
    let first = line == "\n" ? " " : line.first ?? " "
    guard let kind = ChangedLine.Kind(rawValue: first) else { throw PatchError(.hunkEndsEarly, line: number) }
    if kind != .added { rest.old -= 1 }
    if kind != .removed { rest.new -= 1 }
    hunk?.lines.append(ChangedLine(kind, line == "\n" ? line : String(line.dropFirst())))
  }

  private mutating func dropLineFeed() throws(PatchError) {
    guard let last = hunk?.lines.indices.last, hunk?.lines[last].text.last == "\n" else {
      throw PatchError(.unknownLine, line: number)
    }
    hunk?.lines[last].text.removeLast()
  }
}

internal import Basics

extension Patch {
  /// How many lines that stay are shown around those that change.
  private static let context = 3

  /// The diff of some files, in the order given; a text is nil where there is no file.
  package static func text(of changes: [(path: String, old: String?, new: String?)]) -> String {
    changes.filter { $0.old != $0.new }.map(text).joined()
  }

  private static func text(path: String, old: String?, new: String?) -> String {
    var head = "diff --git a/\(path) b/\(path)\n"
    if old == nil { head += "new file mode 100644\n" }
    if new == nil { head += "deleted file mode 100644\n" }
    let mode = old == nil || new == nil ? "" : " 100644"
    head += "index \(old.map(GitBlob.id) ?? GitBlob.none)..\(new.map(GitBlob.id) ?? GitBlob.none)\(mode)\n"
    let hunks = hunks(from: (old ?? "").keepingLineFeeds, to: (new ?? "").keepingLineFeeds)
    // An empty file that comes or goes has no lines to show.
    guard !hunks.isEmpty else { return head }
    head += "--- \(old == nil ? "/dev/null" : "a/\(path)")\n+++ \(new == nil ? "/dev/null" : "b/\(path)")\n"
    return head + hunks.map(text).joined()
  }

  private static func text(start: (old: Int, new: Int), lines: [ChangedLine]) -> String {
    let counts = (lines.count { $0.kind != .added }, lines.count { $0.kind != .removed })
    let head = "@@ -\(range(start.old, counts.0)) +\(range(start.new, counts.1)) @@\n"
    return head
      + lines.map { line in
        "\(line.kind.rawValue)\(line.text)" + (line.text.last == "\n" ? "" : "\n\\ No newline at end of file\n")
      }.joined()
  }

  /// Lines are numbered from 1; none at all are said to begin at the one above.
  private static func range(_ start: Int, _ count: Int) -> String {
    let start = count == 0 ? start : start + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func hunks(
    from old: [String], to new: [String]
  ) -> [(start: (old: Int, new: Int), lines: [ChangedLine])] {
    var hunks: [(start: (old: Int, new: Int), lines: [ChangedLine])] = []
    var kept: [ChangedLine] = []
    var position = (old: 0, new: 0)
    for line in ChangedLine.lines(from: old, to: new) {
      if line.kind == .kept {
        kept.append(line)
      } else {
        if hunks.isEmpty || kept.count > 2 * context {
          if !hunks.isEmpty { hunks[hunks.count - 1].lines += kept.prefix(context) }
          let above = kept.suffix(context)
          hunks.append(((position.old - above.count, position.new - above.count), Array(above)))
        } else {
          hunks[hunks.count - 1].lines += kept
        }
        kept = []
        hunks[hunks.count - 1].lines.append(line)
      }
      if line.kind != .added { position.old += 1 }
      if line.kind != .removed { position.new += 1 }
    }
    if !hunks.isEmpty { hunks[hunks.count - 1].lines += kept.prefix(context) }
    return hunks
  }
}

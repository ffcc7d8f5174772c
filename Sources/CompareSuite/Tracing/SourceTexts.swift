import Foundation

/// The lines of source files, each file read once.
nonisolated final class SourceTexts {
  private var texts: [String: [Substring]] = [:]

  /// A line, from 1; nil when the file can't be read or has no such line.
  func line(of file: String, _ number: Int) -> String? {
    let lines = texts[file] ?? read(file)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }

  private func read(_ file: String) -> [Substring] {
    let text = (try? String(contentsOf: URL(filePath: file), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    texts[file] = lines
    return lines
  }
}

internal import Foundation

struct DocumentCheck {
  let project: ProjectFolder
  let commands: CommandReader

  func findings() throws(DocsProblem) -> [DocsFinding] {
    var findings: [DocsFinding] = []
    for path in project.linked {
      let text = try project.text(at: path)
      findings += links(in: path, text) + CommandCheck(project: project, commands: commands).findings(in: path, text)
    }
    return findings
  }

  func links(in document: String, _ text: String) -> [DocsFinding] {
    Self.links(in: text).compactMap { target, line in
      fault(of: target, in: document, text).map { DocsFinding(path: document, line: line, problem: $0) }
    }
  }

  private func fault(of target: String, in document: String, _ text: String) -> DocsProblem? {
    if let scheme = target.firstMatch(of: /^([A-Za-z][A-Za-z0-9+.-]*):/)?.1 {
      // Pages on servers aren't requested.
      let isWellFormed = ["http", "https"].contains(scheme) && URL(string: target)?.host()?.isEmpty == false
      return isWellFormed || scheme == "mailto" ? nil : .malformedLink(target)
    }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first?.removingPercentEncoding, !target.isEmpty, !name.hasPrefix("/") else {
      return .malformedLink(target)
    }
    let folder = project.place(document).deletingLastPathComponent()
    let place = name.isEmpty ? project.place(document) : folder.appending(path: name).standardizedFileURL
    guard place.path.hasPrefix(project.folder.path), FileManager.default.fileExists(atPath: place.path) else {
      return .deadLink(target)
    }
    guard parts.count == 2 else { return nil }
    let linked = name.isEmpty ? text : try? String(contentsOf: place, encoding: .utf8)
    let isKnown = linked.map { HeadingSlugs($0).names.contains(parts[1]) } ?? false
    return isKnown ? nil : .deadAnchor(parts[1], path: String(place.path.dropFirst(project.folder.path.count + 1)))
  }

  /// The links and pictures of a document, except in code.
  private static func links(in text: String) -> [(target: String, line: Int)] {
    MarkdownLines(text).lines.filter { $0.fence == nil }.flatMap { line in
      CodeSpans(line.text).blanked
        .matches(of: /\]\(\s*(?:<([^>]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*)*))(?:\s+"[^"]*")?\s*\)/)
        .map { (String($0.1 ?? $0.2 ?? ""), line.number) }
    }
  }
}

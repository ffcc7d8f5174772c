internal import Report

/// A document as a page of the site.
struct SitePage {
  /// Something that stands by itself on a page.
  private enum Block {
    case line(String)
    /// What a reader unfolds.
    case fold(title: String, [String])
  }

  /// The sources, and the pictures, that the page links to.
  private(set) var linked: Set<String> = []
  private(set) var images: Set<String> = []
  /// Its diagrams, drawn, by their names.
  private(set) var pictures: [(name: String, svg: String)] = []
  private let document: String
  private let project: ProjectFolder
  private let pages: SitePages
  private let surroundings: SiteCatalogue.Surroundings
  private var words: SiteWords
  private var blocks: [Block] = []
  private var open: (title: String, lines: [String])?

  init(
    _ document: String, of project: ProjectFolder, _ pages: SitePages, _ glossary: Glossary,
    _ surroundings: SiteCatalogue.Surroundings
  ) {
    self.document = document
    self.project = project
    self.pages = pages
    self.surroundings = surroundings
    words = SiteWords(document == Glossary.document ? [] : glossary.entries, surroundings.symbols)
  }

  mutating func converted(_ text: String) throws(SiteProblem) -> String {
    var lines = Array(MarkdownLines(text).lines.enumerated())[...]
    var ways: String?
    while let (index, line) = lines.popFirst() {
      if let info = line.fence {
        let rest = lines.prefix { $0.element.fence != nil }
        lines = lines.dropFirst(rest.count)
        try add(fence: [line.text] + rest.map(\.element.text), info: info, at: index + 1)
      } else if line.text.hasPrefix("[Contents]("), ways == nil {
        // The sidebar has the contents; where to go on belongs to the end of a page.
        ways = line.text.replacing(#/^\[Contents\]\([^)]*\) · /#, with: "")
      } else if let mark = try? BlockMark(line.text.trimmingSpaces, line: index + 1, column: 1), let tabs = tabs(mark) {
        lines = lines.drop { $0.element.text.trimmingSpaces != BlockMark.end }.dropFirst()
        tabs.forEach { add($0) }
      } else if let mark = try? ExplorerMark(line.text.trimmingSpaces) {
        if let link = link(to: mark) { add(link) }
      } else {
        add(prose: line.text)
      }
    }
    if let ways { add(prose: "\n---\n\n\(ways)") }
    let isRoot = pages.name(of: document) == SiteCatalogue.name
    return (rendered(isRoot: isRoot) + (isRoot ? [""] + pages.topics(surroundings.libraries) : [])).joined(
      separator: "\n")
      + "\n"
  }

  // MARK: - Blocks

  private mutating func add(_ line: String) {
    if open == nil { blocks.append(.line(line)) } else { open?.lines.append(line) }
  }

  private mutating func add(prose line: String) {
    switch line.trimmingSpaces {
    case "<details>": open = ("", [])
    case "</details>":
      if let (title, lines) = open { blocks.append(.fold(title: title, lines)) }
      open = nil
    case let text where text.hasPrefix("<summary>") && open != nil:
      open?.title = text.replacing(/<\/?summary>/, with: "")
    default:
      if document == Glossary.document, let heading = Glossary.heading(line) {
        ["### \(heading)", ""].forEach { add($0) }
        add(converted(line: line.replacing(/^- \*\*.+?\.\*\* ?/, with: "")))
      } else if document == Glossary.document, line.hasPrefix("  ") {
        add(converted(line: line.trimmingSpaces))
      } else {
        add(converted(line: line))
      }
    }
  }

  /// Code stays as it is; a diagram becomes a picture.
  private mutating func add(fence lines: [String], info: String, at number: Int) throws(SiteProblem) {
    guard info == "mermaid" else {
      lines.forEach { add($0) }
      return
    }
    do {
      let diagram = try Diagram(lines.dropFirst().dropLast().joined(separator: "\n"))
      let name = "\(pages.name(of: document))-\(pictures.count / 2 + 1)"
      pictures += [("\(name).svg", diagram.svg(isDark: false)), ("\(name)~dark.svg", diagram.svg(isDark: true))]
      add("![\(diagram.description.replacing(/[\[\]]/, with: ""))](\(name).svg)")
    } catch {
      throw SiteProblem(document, line: number, "\(error)")
    }
  }

  private func link(to mark: ExplorerMark) -> String? {
    surroundings.step(mark).map { address in
      "> Tip: [Step through it](\(surroundings.base)/\(SiteCatalogue.report)\(address)), \(mark.left) and \(mark.right) side by side: "
        + "step \(mark.step) of “\(mark.story)”."
    }
  }

  /// A snippet that other architectures have of the same screen, under the same name: a tab for each.
  private mutating func tabs(_ mark: BlockMark) -> [String]? {
    guard mark.kind == .listing,
      let match = mark.argument.wholeMatch(of: /Sources\/(?<module>\w+)\/(?<screen>\w+)\/.+#(?<name>.+)/)
    else { return nil }
    let own = surroundings.architectures.filter { $0.module == match.module }
    let rest = surroundings.architectures.filter { $0.module != match.module }
    let sides = (own + rest).compactMap { architecture -> (String, [String])? in
      let folder = "Sources/\(architecture.module)/\(match.screen)"
      let paths =
        architecture.module == match.module
        ? [mark.argument] : project.files(in: folder, deep: true).map { "\($0)#\(match.name)" }
      let lists = paths.compactMap { try? Listing(project: project).lines($0, in: document) }
      guard !lists.isEmpty else { return nil }
      return (architecture.name, Array(lists.joined(separator: [""])))
    }
    guard sides.count > 1, own.count == 1 else { return nil }
    return tabs(
      sides.map { name, lines in
        let listed = MarkdownLines(lines.joined(separator: "\n")).lines
        return (name, listed.map { $0.fence == nil ? converted(line: $0.text) : $0.text })
      })
  }

  private func tabs(_ tabs: [(title: String, lines: [String])]) -> [String] {
    ["@TabNavigator {"]
      + tabs.flatMap { tab in
        ["  @Tab(\"\(tab.title)\") {", ""] + tab.lines.map { $0.isEmpty ? "" : "    \($0)" } + ["", "  }"]
      } + ["}"]
  }

  /// Folds that follow each other become tabs, of which the first says nothing yet; one alone stands open.
  private func rendered(isRoot: Bool) -> [String] {
    var lines: [String] = []
    var folds: [(title: String, lines: [String])] = []
    func flush() {
      if folds.count > 1 {
        lines += tabs([("Your turn", ["Try it before you open the next tab."])] + folds)
      } else if let fold = folds.first {
        lines += ["**\(fold.title)**", ""] + fold.lines
      }
      folds = []
    }
    for block in blocks {
      switch block {
      case .fold(let title, let folded): folds.append((title, folded))
      case .line(let line) where line.trimmingSpaces.isEmpty && !folds.isEmpty: continue
      case .line(let line):
        if !folds.isEmpty {
          flush()
          lines.append("")
        }
        lines.append(line)
        if isRoot, line.hasPrefix("# ") { lines += ["", "@Metadata {", "  @TechnologyRoot", "}"] }
      }
    }
    flush()
    return lines
  }

  // MARK: - Lines

  private mutating func converted(line: String) -> String {
    let isHeading = line.hasPrefix("#")
    var text = CodeSpans(line).mapTexts { $0.replacing(/<!--.*?-->/, with: "").replacing(/<\/?[a-z][^>]*>/, with: "") }
    text = CodeSpans(text).mapTexts { part in
      part.replacing(/\]\(([^()\s]+)\)/) { match in "](\(target(String(match.1))))" }
    }
    if !isHeading, !line.hasPrefix("|"), !text.contains("](") { text = words.linked(text) }
    // A line that begins so would be a directive.
    return text.hasPrefix("@") ? "\\\(text)" : text
  }

  /// What a link of the document is called on the site.
  private mutating func target(_ link: String) -> String {
    guard link.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.-]*:/) == nil else { return link }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let path = parts[0].isEmpty ? document : RelativeLink.resolved(parts[0], from: document) else { return link }
    let page = project.isFolder(path) && pages.documents.contains("\(path)/README.md") ? "\(path)/README.md" : path
    guard pages.documents.contains(page) else {
      if path.hasSuffix(".png") || path.hasSuffix(".svg") {
        images.insert(path)
        return path.split(separator: "/").last.map(String.init) ?? path
      }
      linked.insert(path)
      return "\(surroundings.base)/\(SitePages.sourcePage(path))" + (parts.count == 2 ? "#\(parts[1])" : "")
    }
    let name = pages.name(of: page)
    let heading = parts.count == 2 ? (try? project.text(at: page)).flatMap { HeadingSlugs($0).texts[parts[1]] } : nil
    return "doc:\(name)" + (heading.map { "#\(SiteAnchor.anchor(of: $0))" } ?? "")
  }
}

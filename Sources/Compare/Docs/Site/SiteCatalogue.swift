package import Foundation
internal import Report

/// What `docc` makes a site of: the checkout's own Markdown, with its links, folds and diagrams put as `docc` has them.
package struct SiteCatalogue {
  /// The name of the catalogue, and of its first page.
  package static let name = "SameApp"

  /// What the pages are made from, beside the checkout.
  package struct Surroundings {
    /// Where on its server the site will lie: empty, or begins with a slash and ends with none.
    let base: String
    /// The names of the architectures by their modules, in order.
    let architectures: [(module: String, name: String)]
    /// The modules of the API reference.
    let libraries: [String]
    /// What code in a text can be linked to: the modules by the names of their types.
    let symbols: [String: String]
    /// Where a step of a story is on the report's page; nil where there is no such step, or no page.
    let step: (ExplorerMark) -> String?

    package init(
      base: String, architectures: [(module: String, name: String)], libraries: [String], symbols: [String: String],
      step: @escaping (ExplorerMark) -> String?
    ) {
      self.base = base
      self.architectures = architectures
      self.libraries = libraries
      self.symbols = symbols
      self.step = step
    }
  }

  /// Where the report's page lies below the site.
  package static let report = "report.html"

  /// The files of the catalogue, by their names.
  package private(set) var files: [String: Data] = [:]
  /// Pages for the sources that documents link to, by their paths in the site.
  package private(set) var sources: [String: String] = [:]

  package init(of project: ProjectFolder, _ surroundings: Surroundings) throws(SiteProblem) {
    let pages = SitePages(project)
    let glossary = Glossary(in: project)
    for document in pages.documents {
      let text: String
      do { text = try project.text(at: document) } catch { throw SiteProblem(document, line: 1, "\(error)") }
      var page = SitePage(document, of: project, pages, glossary, surroundings)
      files["\(pages.name(of: document)).md"] = Data(try page.converted(text).utf8)
      for (name, svg) in page.pictures { files[name] = Data(svg.utf8) }
      for path in page.linked where sources[path] == nil { addSource(path, of: project, surroundings) }
      for path in page.images {
        guard let data = try? Data(contentsOf: project.place(path)) else { continue }
        files[URL(filePath: path).lastPathComponent] = data
      }
    }
  }

  /// A file as a page with numbered lines, or a folder as a list of what is in it.
  private mutating func addSource(_ path: String, of project: ProjectFolder, _ surroundings: Surroundings) {
    let home = "\(surroundings.base)\(SitePages.root)"
    guard project.isFolder(path) else {
      guard let text = try? project.text(at: path) else { return }
      sources[path] = SourcePage(path: path, text: text, home: home).html
      return
    }
    let files = project.files(in: path, deep: true).filter { (try? project.text(at: $0)) != nil }
    sources[path] =
      SourcePage(path: path, links: files.map { ($0, "\(surroundings.base)/\(SitePages.sourcePage($0))") }, home: home)
      .html
    for file in files where sources[file] == nil { addSource(file, of: project, surroundings) }
  }
}

/// What a document has that the site can't show.
package struct SiteProblem: Error, CustomStringConvertible {
  package let description: String

  init(_ document: String, line: Int, _ reason: String) { description = "\(document):\(line): \(reason)" }
}

/// Which documents are pages of the site, and what they are called there.
struct SitePages {
  static let root = "/documentation/sameapp"
  private static let first = "docs/README.md"
  let documents: [String]

  init(_ project: ProjectFolder) { documents = project.linked }

  /// The name of a page's file in the catalogue, by which links name it, too.
  func name(of document: String) -> String {
    guard document != Self.first else { return SiteCatalogue.name }
    let parts = document.dropLast(".md".count).split(separator: "/").map(String.init)
    // A README is called after its folder.
    return (parts.count > 1 && parts.last == "README" ? parts[parts.count - 2] : parts[parts.count - 1]).lowercased()
  }

  /// The sidebar, group by group: the chapters in the order of their numbers, then what one looks up.
  func topics(_ libraries: [String]) -> [String] {
    let isChapter = { (path: String) in path.firstMatch(of: /^docs\/\d/) != nil }
    let isDecision = { (path: String) in path.hasPrefix("docs/decisions/0") }
    let others = documents.filter { !isChapter($0) && !isDecision($0) && $0 != Self.first }
    let groups = [
      ("Chapters", documents.filter(isChapter).map(name).map { "<doc:\($0)>" }),
      ("API reference", libraries.map { "``/\($0)``" }),
      ("To look things up", others.filter { $0.hasPrefix("docs/") }.map(name).map { "<doc:\($0)>" }),
      ("About the project", others.filter { !$0.hasPrefix("docs/") }.map(name).map { "<doc:\($0)>" }),
      ("Decisions", documents.filter(isDecision).map(name).map { "<doc:\($0)>" }),
    ]
    return ["## Topics"] + groups.flatMap { title, links in ["", "### \(title)", ""] + links.map { "- \($0)" } }
  }

  /// Where the page of a source lies below the site.
  static func sourcePage(_ path: String) -> String { "source/\(path).html" }
}

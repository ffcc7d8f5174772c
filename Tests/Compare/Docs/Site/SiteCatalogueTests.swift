import Foundation
import Testing

@testable import Docs

struct SiteCatalogueTests {
  private static let files = [
    "docs/README.md": "# One app\n\nText.\n\n1. [A](01-a.md)\n", "docs/01-a.md": "# 1. A\n",
    "docs/glossary.md": "# Glossary\n\n## Words\n\n- **View model, model.** What a view shows.\n  Or not.\n",
  ]

  private func catalogue(_ files: [String: String] = [:], base: String = "") throws -> SiteCatalogue {
    try MadeProject.with(Self.files.merging(files) { $1 }) {
      try SiteCatalogue(
        of: $0,
        .init(
          base: base, architectures: [("AImpl", "A"), ("BImpl", "B")], libraries: ["Kit"], symbols: ["Window": "Kit"],
          step: { $0.story == "There" ? "#explorer?step=\($0.step)" : nil }))
    }
  }

  private func page(_ text: String, beside files: [String: String] = [:], base: String = "") throws -> String {
    let catalogue = try catalogue(files.merging(["docs/01-a.md": text]) { $1 }, base: base)
    return String(decoding: try #require(catalogue.files["01-a.md"]), as: UTF8.self)
  }

  @Test("The contents are the first page, with a sidebar of chapters, libraries and what one looks up")
  func root() throws {
    let root = String(decoding: try #require(try catalogue().files["SameApp.md"]), as: UTF8.self)
    #expect(root.hasPrefix("# One app\n\n@Metadata {\n  @TechnologyRoot\n}\n"))
    #expect(root.contains("1. [A](doc:01-a)\n"))
    #expect(root.contains("### Chapters\n\n- <doc:01-a>\n\n### API reference\n\n- ``/Kit``\n"))
    #expect(root.contains("- <doc:glossary>\n"))
  }

  @Test("Links lead to pages and their headings, to sources, and out as they are")
  func links() throws {
    let text = try page(
      """
      # 1. A

      [b](decisions/b.md#the-right-way), [own](#what-it-costs), [list](decisions), [s](../Sources/S.swift#L2), [w](https://x.org/a)

      ## What “it” costs
      """,
      beside: [
        "docs/decisions/b.md": "# B\n\n## The `right` way?\n", "docs/decisions/README.md": "# D\n",
        "Sources/S.swift": "let a = 1\nlet b = 2\n",
      ], base: "/same")
    #expect(
      text.contains(
        "[b](doc:b#The-right-way), [own](doc:01-a#What-it-costs), [list](doc:decisions), "
          + "[s](/same/source/Sources/S.swift.html#L2), [w](https://x.org/a)"))
  }

  @Test("A source that is linked to is a page with numbered lines, a folder a list of its files")
  func sources() throws {
    let sources = try catalogue([
      "docs/01-a.md": "# A\n\n[f](../Sources/F)\n", "Sources/F/S.swift": "let a = 1 < 2\n",
    ]).sources
    #expect(sources.keys.sorted() == ["Sources/F", "Sources/F/S.swift"])
    #expect(sources["Sources/F/S.swift"]?.contains("<span id=\"L1\">let a = 1 &lt; 2\n</span>") == true)
    #expect(sources["Sources/F"]?.contains("href=\"/source/Sources/F/S.swift.html\"") == true)
  }

  @Test("Where to go on stands at the end; comments and tags are left out, and no line becomes a directive")
  func prose() throws {
    let text = try page(
      "# 1. A\n\n[Contents](README.md) · Next: [B](README.md)\n\nOne <!-- claim: x -->.\n@Main is `<!-- no -->`.\n")
    #expect(text == "# 1. A\n\n\nOne .\n\\@Main is `<!-- no -->`.\n\n\n---\n\nNext: [B](doc:SameApp)\n")
  }

  @Test("Folds that follow each other become tabs, one alone stands open")
  func folds() throws {
    let fold = { (title: String) in "<details>\n<summary>\(title)</summary>\n\nIn \(title).\n\n</details>\n" }
    let tabs = try page("# 1. A\n\n\(fold("Hint"))\n\(fold("Answer"))\n")
    #expect(tabs.contains("@TabNavigator {\n  @Tab(\"Your turn\") {"))
    #expect(tabs.contains("  @Tab(\"Hint\") {\n\n\n    In Hint.\n\n\n  }\n  @Tab(\"Answer\") {"))
    let open = try page("# 1. A\n\n\(fold("More"))")
    #expect(open.contains("**More**\n\n\nIn More.\n") && !open.contains("@Tab"))
  }

  @Test("The same snippet of the same screen in other architectures stands behind tabs, its own first")
  func snippets() throws {
    let text = try page(
      "# 1. A\n\n<!-- listing: Sources/BImpl/Places/V.swift#tap -->\n\nold\n\n<!-- end -->\nAfter.\n",
      beside: [
        "Sources/BImpl/Places/V.swift": "// snippet.tap\nlet b = 1\n// snippet.end\n",
        "Sources/AImpl/Places/In/W.swift": "// snippet.tap\nlet a = 1\n// snippet.end\n",
        "Sources/AImpl/Place/W.swift": "// snippet.tap\nlet other = 1\n// snippet.end\n",
      ])
    let own = try #require(text.range(of: "@Tab(\"B\") {\n\n    ```swift\n    let b = 1\n"))
    let other = try #require(text.range(of: "@Tab(\"A\") {\n\n    ```swift\n    let a = 1\n"))
    #expect(own.lowerBound < other.lowerBound)
    #expect(!text.contains("let other") && !text.contains("old") && text.contains("}\nAfter.\n"))
  }

  @Test("A step of a story is a link into the explorer, and nothing where there is no page with one")
  func steps() throws {
    let text = try page(
      "# 1. A\n\n<!-- explorer: A B, step 2 of There -->\n\n<!-- explorer: A B, step 2 of Else -->\n", base: "/same")
    #expect(
      text == """
        # 1. A

        > Tip: [Step through it](/same/report.html#explorer?step=2), A and B side by side: step 2 of “There”.



        """)
  }

  @Test("A word of the glossary and a type of the reference are links, the first time and not in code")
  func words() throws {
    let text = try page("# 1. A\n\nView models and `model`.\nA *model* in a `Window`, a `Window`.\n")
    #expect(text.contains("[View models](doc:glossary#View-model-model) and `model`."))
    #expect(text.contains("A *[model](doc:glossary#View-model-model)* in a ``/Kit/Window``, a `Window`."))
    let glossary = String(decoding: try #require(try catalogue().files["glossary.md"]), as: UTF8.self)
    #expect(glossary.contains("### View model, model\n\nWhat a view shows.\nOr not.\n"))
  }

  @Test("A diagram becomes a picture, light and dark; what can't be drawn is told with its place")
  func diagrams() throws {
    let catalogue = try catalogue(["docs/01-a.md": "# A\n\n```mermaid\nflowchart LR\n  A --> B\n```\n"])
    let text = String(decoding: try #require(catalogue.files["01-a.md"]), as: UTF8.self)
    #expect(text == "# A\n\n![A → B](01-a-1.svg)\n\n")
    #expect(catalogue.files["01-a-1.svg"] != nil && catalogue.files["01-a-1~dark.svg"] != nil)
    let error = #expect(throws: SiteProblem.self) {
      try self.catalogue(["docs/01-a.md": "# A\n\n```mermaid\npie\n```\n"])
    }
    #expect(error?.description.hasPrefix("docs/01-a.md:3: No diagram begins with “pie”") == true)
  }
}

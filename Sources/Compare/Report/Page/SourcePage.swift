/// A source as a page by itself, its lines numbered and each with a name: `#L12`.
package struct SourcePage {
  package let html: String

  /// - Parameter home: The address that leads back.
  package init(path: String, text: String, home: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
    html = Self.page(path, home) {
      Markup("pre") {
        for (index, line) in lines.enumerated() {
          Markup("span", ["id": "L\(index + 1)"]) { "\(line)\n" }
        }
      }
    }
  }

  /// A folder's files, with their addresses.
  package init(path: String, links: [(path: String, address: String)], home: String) {
    html = Self.page(path, home) {
      Markup("ul") {
        for link in links {
          Markup("li") { Markup("a", ["href": link.address]) { link.path } }
        }
      }
    }
  }

  private static func page(_ path: String, _ home: String, @MarkupBuilder content: () -> Markup) -> String {
    "<!DOCTYPE html>\n"
      + Markup("html", ["lang": "en"]) {
        Markup("head") {
          Markup("meta", ["charset": "utf-8"])
          Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
          Markup("link", ["rel": "icon", "href": "data:,"])
          Markup("title") { path }
          Markup("style") { Markup.verbatim(style) }
        }
        Markup("body") {
          Markup("p") { Markup("a", ["href": home]) { "One app, nine ways" } }
          Markup("h1") { path }
          content()
        }
      }.html
  }

  private static let style = """
    :root{color-scheme:light dark}body{margin:1.5rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}\
    h1{font-size:1.2rem;overflow-wrap:anywhere}pre{overflow-x:auto;font:13px/1.5 ui-monospace,Menlo,monospace;counter-reset:line}\
    pre span::before{counter-increment:line;content:counter(line);display:inline-block;width:3em;margin-right:1em;\
    text-align:right;color:GrayText}pre span:target{background:Mark;color:MarkText}
    """
}

/// A diagram of a document: the part of Mermaid's language that the documents use, drawn without its script.
package struct Diagram {
  /// What it shows, in words, for whom can't see it.
  package let description: String
  private let picture: (drawing: Markup, width: Double, height: Double)

  /// - Parameter text: What stands in a fence of Mermaid.
  package init(_ text: String) throws(DiagramProblem) {
    let lines = text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }.filter { !$0.isEmpty }
    switch lines.first.map({ $0.split(separator: " ")[0] }) {
    case "flowchart":
      let chart = try FlowChart(Array(lines.dropFirst()))
      (description, picture) = (chart.description, FlowDrawing(chart).result)
    case "sequenceDiagram":
      let chart = try SequenceChart(Array(lines.dropFirst()))
      (description, picture) = (chart.description, SequenceDrawing(chart).result)
    case let first: throw .unknownKind(first.map(String.init) ?? "")
    }
  }

  /// A picture that stands by itself.
  package func svg(isDark: Bool) -> String {
    let (width, height) = (SVG.text(picture.width), SVG.text(picture.height))
    return Markup(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
      ]
    ) {
      Markup("style") { Markup.verbatim(Self.style(isDark: isDark)) }
      picture.drawing
    }.html
  }

  private static func style(isDark: Bool) -> String {
    let (ink, quiet, box, line, paper) =
      isDark
      ? ("#f0f0f2", "#b4b4bb", "#2b2f3a", "#8aa4d6", "#1d1d1f") : ("#1d1d1f", "#55555c", "#eef3fc", "#3f66ad", "#fff")
    return """
      text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:\(ink)}.label{fill:\(quiet);font-size:12px}\
      .box{fill:\(box);stroke:\(line)}.edge{fill:none;stroke:\(line);stroke-width:1.4}.dashed{stroke-dasharray:5 4}\
      .head{fill:\(line);stroke:none}.under{fill:\(paper)}.life{stroke:\(quiet);stroke-dasharray:2 4}\
      .note{fill:\(box);stroke:\(quiet);stroke-dasharray:3 3}.frame{fill:none;stroke:\(quiet)}
      """
  }
}

/// Why a diagram can't be drawn.
package enum DiagramProblem: Error, Equatable, CustomStringConvertible {
  case unknownKind(String)
  case unknownLine(String)

  package var description: String {
    switch self {
    case .unknownKind(let word): "No diagram begins with “\(word)”: only “flowchart” and “sequenceDiagram” are drawn."
    case .unknownLine(let line):
      "“\(line)” isn't drawn in a diagram: write it as others are written, or extend `Diagram`."
    }
  }
}

extension String {
  /// Text in which Mermaid's numbered characters, such as “#59;”, are what they stand for.
  var withoutMermaidCodes: String {
    replacing(/#(\d+);/) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
    }
  }
}

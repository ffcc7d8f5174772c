struct BlockScanner {
  enum Piece: Equatable {
    case line(MarkdownLines.Line)
    case block(BlockMark, body: [String])
  }

  private(set) var pieces: [Piece] = []
  private(set) var problems: [DocsFinding] = []

  init(_ text: String, path: String) {
    var open: (mark: BlockMark, body: [String])?
    func unclosed(_ mark: BlockMark) -> DocsFinding {
      DocsFinding(path: path, line: mark.line, problem: .unclosed(mark: mark.text))
    }
    for line in MarkdownLines(text).lines {
      do throws(DocsProblem) {
        if line.fence == nil, line.text.trimmingSpaces == BlockMark.end {
          guard let ended = open else { throw DocsProblem.strayEnd }
          pieces.append(.block(ended.mark, body: ended.body))
          open = nil
        } else if line.fence == nil, let mark = try BlockMark(line) {
          if let open { problems.append(unclosed(open.mark)) }
          open = (mark, [])
        } else if open != nil {
          open?.body.append(line.text)
        } else {
          pieces.append(.line(line))
        }
      } catch {
        problems.append(DocsFinding(path: path, line: line.number, problem: error))
      }
    }
    if let open { problems.append(unclosed(open.mark)) }
  }
}

/// Cuts a document into its blocks and what is between them.
struct BlockScanner {
  enum Piece: Equatable {
    /// A line that is nobody's; marked when it lies in a fence, where nothing is filled in.
    case line(String, number: Int, isCode: Bool)
    case block(BlockMark, body: [String])
  }

  private(set) var pieces: [Piece] = []
  private(set) var problems: [(line: Int, column: Int, problem: DocsProblem)] = []

  init(_ text: String) {
    var open: (mark: BlockMark, body: [String])?
    for (index, line) in MarkdownLines(text).lines.enumerated() {
      let bare = line.text.trimmingSpaces
      let column = line.text.prefix { $0.isWhitespace }.count + 1
      let isCode = line.fence != nil || line.isFence
      if isCode {
        open?.body.append(line.text)
        if open == nil { pieces.append(.line(line.text, number: index + 1, isCode: true)) }
        continue
      }
      if bare == BlockMark.end {
        if let ended = open {
          pieces.append(.block(ended.mark, body: ended.body))
        } else {
          problems.append((index + 1, column, .strayEnd))
        }
        open = nil
        continue
      }
      switch Result(catching: { () throws(DocsProblem) in
        try BlockMark(bare, line: index + 1, column: column)
      }) {
      case .failure(let problem): problems.append((index + 1, column, problem))
      case .success(let mark?):
        if let open { problems.append((open.mark.line, open.mark.column, .unclosed(mark: open.mark.text))) }
        open = (mark, [])
      case .success(nil):
        open?.body.append(line.text)
        if open == nil { pieces.append(.line(line.text, number: index + 1, isCode: false)) }
      }
    }
    if let open { problems.append((open.mark.line, open.mark.column, .unclosed(mark: open.mark.text))) }
  }
}

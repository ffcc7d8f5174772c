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
      let isCode = line.fence != nil
      do throws(DocsProblem) {
        if !isCode, bare == BlockMark.end {
          guard let ended = open else { throw DocsProblem.strayEnd }
          pieces.append(.block(ended.mark, body: ended.body))
          open = nil
        } else if !isCode, let mark = try BlockMark(bare, line: index + 1, column: column) {
          if let open { problems.append((open.mark.line, open.mark.column, .unclosed(mark: open.mark.text))) }
          open = (mark, [])
        } else if open != nil {
          open?.body.append(line.text)
        } else {
          pieces.append(.line(line.text, number: index + 1, isCode: isCode))
        }
      } catch {
        problems.append((index + 1, column, error))
      }
    }
    if let open { problems.append((open.mark.line, open.mark.column, .unclosed(mark: open.mark.text))) }
  }
}

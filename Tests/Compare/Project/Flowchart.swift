/// The first flowchart of a document.
struct Flowchart {
  /// From what is known to who knows it.
  struct Arrow: Hashable, CustomStringConvertible {
    let from: String
    let to: String

    var description: String { "\(from) --> \(to)" }
  }

  /// The line in which it begins; 0 where there is none.
  let line: Int
  let names: Set<String>
  let arrows: Set<Arrow>

  init(_ markdown: String) {
    let all = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let start = all.firstIndex { $0.hasPrefix("flowchart") } ?? all.endIndex
    line = start == all.endIndex ? 0 : start + 1
    let chains = all[start...].dropFirst().prefix { !$0.hasPrefix("```") }.map { line in
      line.split(separator: "-->").map { part in
        part.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
      }
    }
    names = Set(chains.joined().joined())
    arrows = Set(
      chains.flatMap { chain in
        zip(chain, chain.dropFirst()).flatMap { sources, targets in
          sources.flatMap { source in targets.map { Arrow(from: source, to: $0) } }
        }
      })
  }
}

/// A declaration's name, split into its type, base name, labels and accessor.
struct Member {
  private static let accessors: [Substring: (kind: CalledFunction.Kind, suffix: String)] = [
    "getter": (.getter, ""), "read": (.getter, ""), "setter": (.setter, " (set)"), "modify": (.setter, " (set)"),
    "willset": (.observer, " (willSet)"), "didset": (.observer, " (didSet)"),
  ]

  let type: String
  let base: String
  /// For example `(_:for:)`; empty without a parameter list.
  let labels: String
  let kind: CalledFunction.Kind
  private let suffix: String

  var name: String { base + labels + suffix }

  /// Reads `Menu.Row.show(_:for:)`, `static Menu.rows.getter`, `Pair.== infix(_:_:)` and the like.
  init(_ text: Substring, module: String) {
    var path = text.prefixMatch(of: #/static |class /#).map { text[$0.range.upperBound...] } ?? text
    // Type parameters are between name and labels.
    if let open = path.firstIndex(of: "<"), let close = path.lastIndex(of: ">"), open < close,
      path.index(after: close) == path.firstIndex(of: "("), path[..<open].last != "."
    {
      path = path[..<open] + path[path.index(after: close)...]
    }
    let opening = path.firstIndex(of: "(") ?? path.endIndex
    labels = String(path[opening...])
    var parts = Self.parts(path[..<opening])
    if let last = parts.last, let accessor = Self.accessors[last], parts.count > 1 {
      parts.removeLast()
      (kind, suffix) = accessor
    } else {
      (kind, suffix) = (.function, "")
    }
    base = String(parts.popLast() ?? path)
    type = parts.isEmpty ? module : parts.joined(separator: ".")
  }

  /// An operator's name may contain dots.
  private static func parts(_ path: Substring) -> [Substring] {
    let name = path.prefixMatch(of: /(?<path>.*?\.)?(?<operator>[^\w\s`][^\s]*) (?:infix|prefix|postfix)$/)
    guard let name else { return path.split(separator: ".") }
    return (name.output.path?.split(separator: ".") ?? []) + [name.output.operator]
  }
}

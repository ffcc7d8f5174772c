/// What `<!-- numbers: … -->` can show.
enum NumbersKind: String, CaseIterable {
  case costs, measures, roles, questions, lines

  /// How its mark is written.
  var form: String {
    switch self {
    case .costs, .roles: "<!-- numbers: \(rawValue) NAME -->"
    case .measures: "<!-- numbers: measures ID … for NAME … -->"
    case .questions: "<!-- numbers: questions NAME … -->"
    case .lines: "<!-- numbers: lines PATH … -->"
    }
  }

  /// Said of arguments that don't fit.
  func malformed(_ arguments: [String]) -> DocsProblem {
    .malformed(mark: "numbers: \(([rawValue] + arguments).joined(separator: " "))", form: form)
  }
}

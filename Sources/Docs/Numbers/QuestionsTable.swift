/// What view controllers do in each architecture, as its references say.
struct QuestionsTable {
  let record: RecordedSuite

  /// - Parameter arguments: Names; none for all architectures.
  func lines(_ arguments: [String]) throws(DocsProblem) -> [String] {
    var shown: [RecordedSuite.Architecture] = []
    for name in arguments { shown.append(try record.architecture(name)) }
    if arguments.isEmpty { shown = record.architectures }
    let questions = shown.flatMap(\.questions).map(\.question)
    let distinct = questions.enumerated().filter { questions.firstIndex(of: $1) == $0 }.map(\.element)
    let rows = distinct.map { question in
      [question] + shown.map { architecture in answer(architecture.questions.first { $0.question == question }) }
    }
    return NumbersTable(
      header: [""] + shown.map(\.name),
      rows: rows + [
        ["view controllers"] + shown.map { $0.viewControllers.map(String.init) ?? "–" },
        ["decisions in their code"] + shown.map { $0.decisions.map(String.init) ?? "–" },
      ]
    ).lines + ["", "In brackets the references that make it a yes."]
  }

  private func answer(_ question: RecordedSuite.Question?) -> String {
    guard let question else { return "–" }
    return question.isYes ? "yes (\(question.evidence))" : "no"
  }
}

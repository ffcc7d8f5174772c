import HeadlessUI
import SharedModel

// MARK: - Then

extension StepLibrary {
  static let checks = [
    StepDefinition("I see the screen {string}") { stage, step in
      try Vocabulary.requireScreen(step.string(0))
      try expect(step.string(0), try stage.snapshot().frontmostScreen.name, "The screen in front")
    },
    StepDefinition("the title is {string}") { stage, step in
      try expect(step.string(0), try stage.snapshot().frontmostScreen.title, "The title")
    },
    StepDefinition("the stack is {string}") { stage, step in
      try expect(step.string(0), try stage.snapshot().stack.map(\.name).joined(separator: ", "), "The stack")
    },
    StepDefinition("{string} reads {string}") { stage, step in
      let element = try stage.element(step.string(0))
      guard let text = element.text else {
        throw StepProblem.wrongKind(id: element.id, kind: element.kind, needed: "element with a text")
      }
      try expect(step.string(1), text, "“\(element.id)”")
    },
    StepDefinition("{string} is {shown|hidden|enabled|disabled|on|off}") { stage, step in
      try stage.check(step.string(0), is: step.string(1))
    },
    StepDefinition("{string} can't be {tapped|toggled}") { stage, step in
      let (id, isTap) = (step.string(0), step.string(1) == "tapped")
      let isPossible = try stage.canUse(id, as: isTap ? "button" : "toggle")
      guard try isPossible || stage.takes(isTap ? .tap(id: id) : .toggle(id: id)) else { return }
      throw StepProblem.possible("“\(id)” can be \(step.string(1))")
    },
    StepDefinition("row {int} of {string} can't be selected") { stage, step in
      let interaction = Interaction.selectRow(number: step.int(0), id: step.string(1))
      let isPossible = try stage.canSelectRow(step.int(0), of: step.string(1))
      guard try isPossible || stage.takes(interaction) else { return }
      throw StepProblem.possible("Row \(step.int(0)) of “\(step.string(1))” can be selected")
    },
    StepDefinition("I can't go back") { stage, _ in
      guard try stage.takes(.goBack) else { return }
      throw StepProblem.possible("The user can go back")
    },
    StepDefinition("{string} has {int} rows") { stage, step in
      try expect(step.int(1), try stage.list(step.string(0)).rows.count, "The rows of “\(step.string(0))”")
    },
    StepDefinition("row {int} of {string} reads {string}") { stage, step in
      let rows = try stage.list(step.string(1)).rows
      let number = step.int(0)
      guard rows.indices.contains(number - 1) else {
        throw StepProblem.mismatch(
          what: "“\(step.string(1))”", expected: "a row \(number)", found: "\(rows.count) rows")
      }
      try expect(step.string(2), rows[number - 1].title, "Row \(number) of “\(step.string(1))”")
    },
    StepDefinition("the row {string} of {string} has the {badge|accessory} {string}") { stage, step in
      try expect(step.string(3), try mark(step, on: stage), "The \(step.string(2)) of “\(step.string(0))”")
    },
    StepDefinition("the row {string} of {string} has no {badge|accessory}") { stage, step in
      try expect(nil, try mark(step, on: stage), "The \(step.string(2)) of “\(step.string(0))”")
    },
    StepDefinition("{string} shows", table: .required) { stage, step in
      try stage.check(step.string(0), shows: step.table)
    },
    StepDefinition("the modal {string} is shown") { stage, step in
      try Vocabulary.requireScreen(step.string(0))
      try expect(step.string(0), try stage.snapshot().modal?.name, "The modal")
    },
    StepDefinition("no modal is shown") { stage, _ in try expect(nil, try stage.snapshot().modal?.name, "The modal") },
    StepDefinition("an alert reads {string}") { stage, step in
      try expect(step.string(0), try stage.snapshot().alert?.title, "The alert")
    },
    StepDefinition("no alert is shown") { stage, _ in try expect(nil, try stage.snapshot().alert?.title, "The alert") },
    StepDefinition("{int} requests were sent to {string}") { stage, step in
      let service = try Stage.service(step.string(1))
      try expect(step.int(0), stage.backend.requestCount(of: service), "The requests to “\(service.rawValue)”")
    },
    StepDefinition("nothing is left behind") { stage, _ in try stage.checkNothingIsLeftBehind() },
  ]

  /// The badge or accessory that a step asks for: row title, list, and which of the two.
  private static func mark(_ step: StepArguments, on stage: Stage) throws(StepProblem) -> String? {
    let row = try stage.row(step.string(0), of: step.string(1))
    return step.string(2) == "badge" ? row.badge : row.accessory
  }

  private static func expect<Value: Equatable>(
    _ expected: Value?, _ found: Value?, _ what: String
  ) throws(StepProblem) {
    guard expected != found else { return }
    throw .mismatch(what: what, expected: quoted(expected), found: quoted(found))
  }

  private static func quoted<Value>(_ value: Value?) -> String { value.map { "“\($0)”" } ?? "none" }
}

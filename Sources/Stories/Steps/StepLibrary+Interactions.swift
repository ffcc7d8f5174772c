import HeadlessUI
import SharedModel

// MARK: - When

extension StepLibrary {
  static let interactions = [
    interaction("I tap {string}") { .tap(id: try element($0, 0)) },
    interaction("I tap {string} in the alert") { .tapInAlert(title: $0.string(0)) },
    interaction("I go back") { _ in .goBack },
    interaction("I start to swipe back and let go") { _ in .swipeBackAndLetGo },
    interaction("I swipe the modal down") { _ in .swipeModalDown },
    interaction("I type {string} into {string}") { .type(text: $0.string(0), id: try element($0, 1)) },
    interaction("I clear {string}") { .clear(id: try element($0, 0)) },
    interaction("I choose {string} in {string}") { .choose(segment: $0.string(0), id: try element($0, 1)) },
    interaction("I toggle {string}") { .toggle(id: try element($0, 0)) },
    interaction("I select row {int} of {string}") { .selectRow(number: $0.int(0), id: try element($0, 1)) },
    interaction("I select {string} in {string}") { .selectRowTitled(title: $0.string(0), id: try element($0, 1)) },
    interaction("I pull to refresh {string}") { .pullToRefresh(id: try element($0, 0)) },
    interaction("I scroll {string} to its end") { .scrollToEnd(id: try element($0, 0)) },
    interaction("the app resigns active") { _ in .receive(.willResignActive) },
    interaction("the app enters the background") { _ in .receive(.didEnterBackground) },
    interaction("the app enters the foreground") { _ in .receive(.willEnterForeground) },
    interaction("the system warns about memory") { _ in .receive(.memoryWarning) },
    interaction("I open the link {string}") { .open(link: $0.string(0)) },
    StepDefinition("{int} ms pass") { stage, step in try stage.advance(by: .milliseconds(step.int(0))) },
    StepDefinition("everything has settled") { stage, _ in try stage.settle() },
    StepDefinition("the app is killed and launched again") { stage, _ in
      guard stage.app != nil else { throw StepProblem.notLaunched }
      stage.launch()
    },
  ]

  private static func interaction(
    _ wording: String, _ make: @escaping (StepArguments) throws -> Interaction
  ) -> StepDefinition {
    StepDefinition(wording) { stage, step in try stage.perform(make(step)) }
  }

  private static func element(_ step: StepArguments, _ place: Int) throws -> String {
    let id = step.string(place)
    try Vocabulary.requireElement(id)
    return id
  }
}

extension Interaction {
  nonisolated var step: String {
    switch self {
    case .tap(let id): "When I tap \(Self.quoted(id))"
    case .tapInAlert(let title): "When I tap \(Self.quoted(title)) in the alert"
    case .goBack: "When I go back"
    case .swipeBackAndLetGo: "When I start to swipe back and let go"
    case .swipeModalDown: "When I swipe the modal down"
    case .type(let text, let id): "When I type \(Self.quoted(text)) into \(Self.quoted(id))"
    case .clear(let id): "When I clear \(Self.quoted(id))"
    case .choose(let segment, let id): "When I choose \(Self.quoted(segment)) in \(Self.quoted(id))"
    case .toggle(let id): "When I toggle \(Self.quoted(id))"
    case .selectRow(let number, let id): "When I select row \(number) of \(Self.quoted(id))"
    case .selectRowTitled(let title, let id): "When I select \(Self.quoted(title)) in \(Self.quoted(id))"
    case .pullToRefresh(let id): "When I pull to refresh \(Self.quoted(id))"
    case .scrollToEnd(let id): "When I scroll \(Self.quoted(id)) to its end"
    case .receive(.willResignActive): "When the app resigns active"
    case .receive(.didEnterBackground): "When the app enters the background"
    case .receive(.willEnterForeground): "When the app enters the foreground"
    case .receive(.memoryWarning): "When the system warns about memory"
    case .open(let link): "When I open the link \(Self.quoted(link))"
    }
  }

  nonisolated package static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

import SharedModel

// MARK: - Given

extension StepLibrary {
  static let arrangements = [
    StepDefinition("the app is launched") { stage, _ in stage.launch() },
    StepDefinition("I am signed in") { stage, _ in try stage.launchSignedIn() },
    action("the service {string} answers after {int} ms") { .delay(try service($0), milliseconds: $0.int(1)) },
    action("the service {string} fails with {string}") { .fail(try service($0), try failure($0)) },
    action("the service {string} fails once with {string}") { .failOnce(try service($0), try failure($0)) },
    action("the service {string} never answers") { .silence(try service($0)) },
    action("the service {string} works again") { .heal(try service($0)) },
    action("the {quarter|place|article} {string} is removed from the guide") {
      .remove(try guidePart($0), id: $0.string(1))
    },
    action("the {quarter|place|article} {string} is back in the guide") {
      .putBack(try guidePart($0), id: $0.string(1))
    },
    action("the {quarter|place|article} {string} is called {string}") {
      .rename(try guidePart($0), id: $0.string(1), name: $0.string(2))
    },
    action("there are no {quarters|places|articles} in the guide") { .removeAll(try guidePart($0)) },
    action("the guide is as it was") { _ in .restoreGuide },
    StepDefinition("{int} places in the guide") { stage, step in
      stage.backend.guide = stage.backend.guide.withMadeUpPlaces(step.int(0))
    },
    action("the place {string} is a favourite") { .setFavourite(true, placeID: $0.string(0)) },
    action("the place {string} is no favourite") { .setFavourite(false, placeID: $0.string(0)) },
    StepDefinition("the saved state is damaged") { stage, _ in stage.savedState.damage() },
    action("the device can't store the {session|saved state|favourites|notes}") { .refuse(try deviceStore($0)) },
    action("the device can store the {session|saved state|favourites|notes} again") { .accept(try deviceStore($0)) },
  ]

  /// Defines a step that does the same as an action of a walk.
  static func action(_ wording: String, _ make: @escaping (StepArguments) throws -> WalkAction) -> StepDefinition {
    StepDefinition(wording) { stage, step in try make(step).perform(on: stage) }
  }

  private static func service(_ step: StepArguments) throws(StepProblem) -> Service {
    try Stage.service(step.string(0))
  }

  private static func failure(_ step: StepArguments) throws(StepProblem) -> ServiceError {
    try Stage.named(step.string(1), kind: "failure")
  }

  private static func guidePart(_ step: StepArguments) throws(StepProblem) -> GuidePart {
    guard let part = GuidePart(named: step.string(0)) else {
      throw .unknownName(step.string(0), kind: "part of the guide", known: GuidePart.allCases.map(\.rawValue))
    }
    return part
  }

  private static func deviceStore(_ step: StepArguments) throws(StepProblem) -> DeviceStore {
    try Stage.named(step.string(0), kind: "store")
  }
}

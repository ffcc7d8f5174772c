import SharedModel

// MARK: - Given

extension StepLibrary {
  static let arrangements = [
    StepDefinition("the app is launched") { stage, _ in stage.launch() },
    StepDefinition("I am signed in") { stage, _ in try stage.launchSignedIn() },
    StepDefinition("the service {string} answers after {int} ms") { stage, step in
      stage.delay(try Stage.service(step.string(0)), by: .milliseconds(step.int(1)))
    },
    StepDefinition("the service {string} fails with {string}") { stage, step in
      let error = try Stage.serviceError(step.string(1))
      try stage.change(step.string(0)) { $0.answer = .fails(error) }
    },
    StepDefinition("the service {string} fails once with {string}") { stage, step in
      let error = try Stage.serviceError(step.string(1))
      try stage.change(step.string(0)) { $0.failsOnce = error }
    },
    StepDefinition("the service {string} never answers") { stage, step in
      try stage.change(step.string(0)) { $0.answer = .never }
    },
    StepDefinition("the service {string} works again") { stage, step in
      try stage.change(step.string(0)) {
        $0.answer = .works
        $0.failsOnce = nil
      }
    },
    StepDefinition("the place {string} is removed from the guide") { stage, step in
      try stage.removePlace(step.string(0))
    },
    StepDefinition("{int} places in the guide") { stage, step in
      stage.backend.guide = stage.backend.guide.withMadeUpPlaces(step.int(0))
    },
    StepDefinition("there are no quarters in the guide") { stage, _ in stage.backend.guide.quarters = [] },
    StepDefinition("the place {string} is a favourite") { stage, step in
      try stage.setFavourite(true, placeID: step.string(0))
    },
    StepDefinition("the place {string} is no favourite") { stage, step in
      try stage.setFavourite(false, placeID: step.string(0))
    },
    StepDefinition("the saved state is damaged") { stage, _ in stage.savedState.damage() },
  ]
}

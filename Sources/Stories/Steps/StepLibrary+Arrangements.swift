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
    StepDefinition("the {quarter|place|article} {string} is removed from the guide") { stage, step in
      try stage.remove(guidePart(step), step.string(1))
    },
    StepDefinition("the {quarter|place|article} {string} is back in the guide") { stage, step in
      try stage.putBack(guidePart(step), step.string(1))
    },
    StepDefinition("the {quarter|place|article} {string} is called {string}") { stage, step in
      try stage.rename(guidePart(step), step.string(1), to: step.string(2))
    },
    StepDefinition("there are no {quarters|places|articles} in the guide") { stage, step in
      stage.removeAll(try guidePart(step))
    },
    StepDefinition("the guide is as it was") { stage, _ in stage.backend.guide = stage.guide },
    StepDefinition("{int} places in the guide") { stage, step in
      stage.backend.guide = stage.backend.guide.withMadeUpPlaces(step.int(0))
    },
    StepDefinition("the place {string} is a favourite") { stage, step in
      try stage.setFavourite(true, placeID: step.string(0))
    },
    StepDefinition("the place {string} is no favourite") { stage, step in
      try stage.setFavourite(false, placeID: step.string(0))
    },
    StepDefinition("the saved state is damaged") { stage, _ in stage.savedState.damage() },
    StepDefinition("the device can't store the {session|saved state|favourites|notes}") { stage, step in
      stage.setWritable(false, try deviceStore(step))
    },
    StepDefinition("the device can store the {session|saved state|favourites|notes} again") { stage, step in
      stage.setWritable(true, try deviceStore(step))
    },
  ]

  private static func guidePart(_ step: StepArguments) throws(StepProblem) -> GuidePart {
    guard let part = GuidePart(named: step.string(0)) else {
      throw .unknownName(step.string(0), kind: "part of the guide", known: GuidePart.allCases.map(\.rawValue))
    }
    return part
  }

  private static func deviceStore(_ step: StepArguments) throws(StepProblem) -> DeviceStore {
    try Stage.store(step.string(0))
  }
}

import HeadlessUI
import SharedModel

/// One step of a random walk by a user, the system or the backend.
nonisolated package enum WalkAction: Hashable, Codable, Sendable {
  case interact(Interaction)
  case pass(milliseconds: Int)
  case settle
  case relaunch
  case fail(Service, ServiceError)
  case failOnce(Service, ServiceError)
  case silence(Service)
  case heal(Service)
  case delay(Service, milliseconds: Int)
  case setFavourite(Bool, placeID: String)
  case remove(GuidePart, id: String)
  case putBack(GuidePart, id: String)
  case rename(GuidePart, id: String, name: String)
  case removeAll(GuidePart)
  case restoreGuide
  case refuse(DeviceStore)
  case accept(DeviceStore)

  package var step: String {
    switch self {
    case .interact(let interaction): interaction.step
    case .pass(let milliseconds): "When \(milliseconds) ms pass"
    case .settle: "When everything has settled"
    case .relaunch: "When the app is killed and launched again"
    case .fail(let service, let error): "Given the service \"\(service.rawValue)\" fails with \"\(error.rawValue)\""
    case .failOnce(let service, let error):
      "Given the service \"\(service.rawValue)\" fails once with \"\(error.rawValue)\""
    case .silence(let service): "Given the service \"\(service.rawValue)\" never answers"
    case .heal(let service): "Given the service \"\(service.rawValue)\" works again"
    case .delay(let service, let milliseconds):
      "Given the service \"\(service.rawValue)\" answers after \(milliseconds) ms"
    case .setFavourite(let isFavourite, let id): "Given the place \"\(id)\" is \(isFavourite ? "a" : "no") favourite"
    case .remove(let part, let id): "Given the \(part.rawValue) \"\(id)\" is removed from the guide"
    case .putBack(let part, let id): "Given the \(part.rawValue) \"\(id)\" is back in the guide"
    case .rename(let part, let id, let name):
      "Given the \(part.rawValue) \"\(id)\" is called \(Interaction.quoted(name))"
    case .removeAll(let part): "Given there are no \(part.plural) in the guide"
    case .restoreGuide: "Given the guide is as it was"
    case .refuse(let store): "Given the device can't store the \(store.rawValue)"
    case .accept(let store): "Given the device can store the \(store.rawValue) again"
    }
  }

  @MainActor
  func perform(on stage: Stage) throws(StepProblem) {
    switch self {
    case .interact(let interaction): try stage.perform(interaction)
    case .pass(let milliseconds): try stage.advance(by: .milliseconds(milliseconds))
    case .settle: try stage.settle()
    case .relaunch: stage.launch()
    case .fail(let service, let error): stage.backend[service].answer = .fails(error)
    case .failOnce(let service, let error): stage.backend[service].failsOnce = error
    case .silence(let service): stage.backend[service].answer = .never
    case .heal(let service):
      stage.backend[service].answer = .works
      stage.backend[service].failsOnce = nil
    case .delay(let service, let milliseconds): stage.delay(service, by: .milliseconds(milliseconds))
    case .setFavourite(let isFavourite, let id): try stage.setFavourite(isFavourite, placeID: id)
    case .remove(let part, let id): try stage.remove(part, id)
    case .putBack(let part, let id): try stage.putBack(part, id)
    case .rename(let part, let id, let name): try stage.rename(part, id, to: name)
    case .removeAll(let part): stage.removeAll(part)
    case .restoreGuide: stage.backend.guide = stage.guide
    case .refuse(let store): stage.setWritable(false, store)
    case .accept(let store): stage.setWritable(true, store)
    }
  }
}

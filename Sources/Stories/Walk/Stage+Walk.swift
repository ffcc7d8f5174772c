import HeadlessUI
import SharedModel

// MARK: - Walks

extension Stage {
  func perform(_ action: WalkAction) throws(StepProblem) {
    switch action {
    case .interact(let interaction): try perform(interaction)
    case .pass(let milliseconds): try advance(by: .milliseconds(milliseconds))
    case .settle: try settle()
    case .relaunch: launch()
    case .fail(let service, let error): backend[service].answer = .fails(error)
    case .failOnce(let service, let error): backend[service].failsOnce = error
    case .silence(let service): backend[service].answer = .never
    case .heal(let service):
      backend[service].answer = .works
      backend[service].failsOnce = nil
    case .delay(let service, let milliseconds): delay(service, by: .milliseconds(milliseconds))
    case .setFavourite(let isFavourite, let id): try setFavourite(isFavourite, placeID: id)
    case .remove(let part, let id): try remove(part, id)
    case .putBack(let part, let id): try putBack(part, id)
    case .rename(let part, let id, let name): try rename(part, id, to: name)
    case .removeAll(let part): removeAll(part)
    case .restoreGuide: backend.guide = guide
    case .refuse(let store): setWritable(false, store)
    case .accept(let store): setWritable(true, store)
    }
  }
}

import HeadlessUI
import SharedModel

/// A sentence of the specification that can be checked after any step, in case all implementations violate it.
struct Oracle: Sendable {
  /// The sentence, word for word as in `docs/app-spec.md`.
  let sentence: String
  /// Returns what contradicts the sentence, or `nil`.
  let contradiction: @Sendable @MainActor (Moment) -> String?

  /// Checks a screen while it is shown, in front or under the modal.
  init(
    _ sentence: String, on screen: String, _ contradiction: @escaping @Sendable @MainActor (Snapshot.Screen) -> String?
  ) {
    self.init(sentence) { moment in
      moment.snapshot.screens.first { $0.name == screen }.flatMap(contradiction)
    }
  }

  init(_ sentence: String, _ contradiction: @escaping @Sendable @MainActor (Moment) -> String?) {
    self.sentence = sentence
    self.contradiction = contradiction
  }
}

/// The input of an oracle: an app before and after a step.
struct Moment {
  struct State {
    let snapshot: Snapshot
    let stored: StoredValues
    /// The number of requests to each service since the launch.
    let requests: [Service: Int]
    /// The number of times that the app was launched.
    let launches: Int
  }

  let now: State
  /// `nil` if the step launched the app.
  let before: State?
  /// The messages that the step logged.
  let log: [String]
  /// Whether the device can store the session, and the navigation state.
  let storesSession, storesState: Bool
  let placeNames: PlaceNames

  var snapshot: Snapshot { now.snapshot }

  /// Returns the number of requests that the step sent to a service.
  func sent(_ service: Service) -> Int {
    now.requests[service, default: 0] - (before?.requests[service, default: 0] ?? 0)
  }

  /// The screen in front: the modal, or the top of the stack.
  var front: Snapshot.Screen { snapshot.modal ?? snapshot.screen }

  /// Whether the step led to another stack, or presented or dismissed the modal.
  var isTransition: Bool {
    guard let before = before?.snapshot else { return false }
    return before.stack.map(\.name) != snapshot.stack.map(\.name) || before.modal?.name != snapshot.modal?.name
  }

  /// Returns whether an element was shown before the step and still is, on the same screen.
  func stays(_ id: String) -> Bool {
    guard let before, !log.contains(where: { $0.hasPrefix("transition: ") }) else { return false }
    return [before.snapshot, snapshot].allSatisfy { $0.screens.contains { $0.shows(id) } }
  }
}

extension Moment.State {
  init(_ snapshot: Snapshot, _ stored: StoredValues, of stage: Stage) {
    self.init(
      snapshot: snapshot, stored: stored,
      requests: Dictionary(
        uniqueKeysWithValues: Service.allCases.map { ($0, stage.backend.requestCount(of: $0)) }),
      launches: stage.launches)
  }
}

extension Snapshot {
  nonisolated var screens: [Screen] { [screen] + (modal.map { [$0] } ?? []) }
}

extension Snapshot.Screen {
  nonisolated func shows(_ id: String) -> Bool { element(id) != nil }
  nonisolated func text(_ id: String) -> String? { element(id)?.text }
  nonisolated func isEnabled(_ id: String) -> Bool { element(id)?.isEnabled == true }
  nonisolated func isRefreshing(_ id: String) -> Bool {
    if case .list(let list)? = element(id)?.content { list.isRefreshing } else { false }
  }
}

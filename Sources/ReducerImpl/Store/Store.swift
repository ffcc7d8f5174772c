import SharedModel

/// The state of the app or of a part of it, which only actions change.
///
/// A part may be gone, for example the state of a screen that the user has left. Then there is nothing to read, and actions
/// change nothing.
struct Store<State, Action> {
  /// Lends the state to `body`; does nothing if the part is gone.
  private let read: (_ body: (borrowing State) -> Void) -> Void
  private let pass: (Action) -> Void
  private let changes: ObserverList<Void>

  /// Creates the one store of an app. It lives as long as somebody holds it or a store of a part.
  init(state: State, reducer: some Reducer<State, Action>) {
    let core = StoreCore(state: state, reducer: reducer)
    self.init(read: { core.read($0) }, pass: { core.send($0) }, changes: core.changes)
  }

  private init(
    read: @escaping ((borrowing State) -> Void) -> Void, pass: @escaping (Action) -> Void, changes: ObserverList<Void>
  ) {
    self.read = read
    self.pass = pass
    self.changes = changes
  }

  /// A copy of the current state, or `nil` if the part is gone.
  var state: State? {
    var state: State?
    read { state = copy $0 }
    return state
  }

  /// Sends an action, and returns once it is reduced; if sent while observers are notified, it is reduced afterwards.
  func send(_ action: Action) {
    pass(action)
  }

  // snippet.scope
  /// The store of a part.
  func scope<Part, PartAction>(
    state part: @escaping (borrowing State) -> Part?, action embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    Store<Part, PartAction>(
      read: { [read] body in read { if let part = part($0) { body(part) } } },
      pass: { [pass] in pass(embed($0)) }, changes: changes)
  }
  // snippet.end

  /// Renders a value of the state now, and again whenever it has changed, until the result is cancelled or released.
  ///
  /// The value is kept to compare it with the next one, so it should be small: a large collection in it would be copied by
  /// the action that changes it, and takes long to compare.
  func observe<Value: Equatable>(
    _ value: @escaping (borrowing State) -> Value, render: @escaping (Value) -> Void
  ) -> Cancellable {
    var shown: Value?
    func update() {
      var latest: Value?
      read { latest = value($0) }
      guard let new = latest, new != shown else { return }
      shown = new
      render(new)
    }
    update()
    return changes.add { update() }
  }
}

/// Holds the one state of an app, and reduces its actions one after the other.
private final class StoreCore<R: Reducer> {
  private struct RunningEffect {
    let id: EffectID
    /// Distinguishes the effect from a later one with the same id.
    let number: Int
    var cancellable: Cancellable?
  }

  private var state: R.State
  /// Notifies once all actions are reduced, whether they have changed anything or not.
  let changes = ObserverList<Void>()
  private let reducer: R
  private var waiting: [R.Action] = []
  private var isBusy = false
  private var running: [RunningEffect] = []
  private var effectCount = 0

  init(state: R.State, reducer: R) {
    self.state = state
    self.reducer = reducer
  }

  func read(_ body: (borrowing R.State) -> Void) {
    // A property that is passed directly would be copied; one that is passed as `inout` is lent.
    func lend(_ state: inout R.State) { body(state) }
    lend(&state)
  }

  // snippet.send
  /// Reduces the action and all that follow from it at once, and then notifies.
  ///
  /// An action that is sent meanwhile waits. So a screen that is pushed during a notification, and asks for what it needs,
  /// gets the answer when it has arrived.
  func send(_ action: R.Action) {
    waiting.append(action)
    guard !isBusy else { return }
    isBusy = true
    while !waiting.isEmpty {
      while !waiting.isEmpty { reduce(waiting.removeFirst()) }
      changes.notify()
    }
    isBusy = false
  }

  /// Reduces one action and runs its effects. Actions that they send at once go before those that wait.
  private func reduce(_ action: R.Action) {
    let effect = reducer.reduce(into: &state, action: action)
    let others = waiting
    waiting = []
    for step in effect.steps { run(step) }
    waiting += others
  }
  // snippet.end

  // MARK: - Effects

  private func run(_ step: Effect<R.Action>.Step) {
    switch step {
    case .perform(let work):
      work { [weak self] in self?.send($0) }
    case .run(let id, let answersOnce, let work):
      start(id, answersOnce: answersOnce, work)
    case .cancel(let id):
      end { $0.id.belongs(to: id) }
    }
  }

  // snippet.effect
  private func start(
    _ id: EffectID, answersOnce: Bool, _ work: (@escaping Effect<R.Action>.Send) -> Cancellable?
  ) {
    end { $0.id == id }
    effectCount += 1
    let number = effectCount
    running.append(RunningEffect(id: id, number: number))
    let cancellable = work { [weak self] action in
      guard let self, running.contains(where: { $0.number == number }) else { return }
      if answersOnce { end { $0.number == number } }
      send(action)
    }
    guard let index = running.firstIndex(where: { $0.number == number }) else { return }
    if cancellable == nil { running.remove(at: index) } else { running[index].cancellable = cancellable }
  }
  // snippet.end

  /// Removes the effects first and cancels them then, because cancelling one may end another.
  private func end(_ isMeant: (RunningEffect) -> Bool) {
    let ended = running.filter(isMeant)
    running.removeAll(where: isMeant)
    for effect in ended { effect.cancellable?.cancel() }
  }
}

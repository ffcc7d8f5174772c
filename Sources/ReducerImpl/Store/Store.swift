import SharedModel

/// A way to the app's state, or to a part of it: to read it, to follow it, and to send what has happened.
///
/// Whoever is handed a store of a part knows nothing of the rest. The part may be gone, as that of a screen that the user has
/// left; then there is nothing to read, and actions change nothing.
struct Store<State, Action> {
  private let read: () -> State?
  private let pass: (Action) -> Void
  private let changes: ObserverList<Void>

  /// Makes the one store that all others lead to; whoever holds one of them keeps the state and the effects.
  init(state: State, reducer: some Reducer<State, Action>) {
    let core = StoreCore(state: state, reducer: reducer)
    self.init(read: { core.state }, pass: { core.send($0) }, changes: core.changes)
  }

  private init(read: @escaping () -> State?, pass: @escaping (Action) -> Void, changes: ObserverList<Void>) {
    self.read = read
    self.pass = pass
    self.changes = changes
  }

  /// The state as it is now; nil when the part is gone.
  var state: State? { read() }

  /// Tells that something has happened; its change, and all that follows at once, is done when this returns, unless that is
  /// called while a change is told of.
  func send(_ action: Action) {
    pass(action)
  }

  // snippet.scope
  /// The store of a part.
  func scope<Part, PartAction>(
    state part: @escaping (State) -> Part?, action embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    Store<Part, PartAction>(
      read: { [read] in read().flatMap(part) }, pass: { [pass] in pass(embed($0)) }, changes: changes)
  }
  // snippet.end

  /// Shows a value of the state now and whenever it has become another one, until the result is cancelled or released.
  ///
  /// The value is kept to be compared with. It should be small: what holds a large collection makes the next change copy that,
  /// and takes long to compare.
  func observe<Value: Equatable>(
    _ value: @escaping (State) -> Value, render: @escaping (Value) -> Void
  ) -> Cancellable {
    var shown: Value?
    func update() {
      guard let new = state.map(value), new != shown else { return }
      shown = new
      render(new)
    }
    update()
    return changes.add { update() }
  }
}

/// Where the one state of an app is, and where actions change it, one after the other.
private final class StoreCore<R: Reducer> {
  private struct RunningEffect {
    let id: EffectID
    /// Told from a later one with the same id.
    let number: Int
    var cancellable: Cancellable?
  }

  private(set) var state: R.State
  /// Tells after each action, whether it has changed anything or not.
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

  // snippet.send
  /// Reduces the action, runs its effects and tells of the change; what is sent meanwhile waits its turn.
  ///
  /// So nobody who shows the state sees it change under their hands: a screen that is pushed and sends what it needs is
  /// answered once it has arrived.
  func send(_ action: R.Action) {
    waiting.append(action)
    guard !isBusy else { return }
    isBusy = true
    while !waiting.isEmpty {
      let effect = reducer.reduce(into: &state, action: waiting.removeFirst())
      // What effects answer at once comes before what waited already.
      let others = waiting
      waiting = []
      for step in effect.steps { run(step) }
      waiting += others
      changes.notify()
    }
    isBusy = false
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

  /// Ends what is under way and is meant; it is let go of when the list is in order again, as what it held may end more.
  private func end(_ isMeant: (RunningEffect) -> Bool) {
    let before = running
    running = before.filter { !isMeant($0) }
    withExtendedLifetime(before) {}
  }
}

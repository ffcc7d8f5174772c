import SharedModel

/// The steps that follow a change of state: start work whose answers come back as actions, or cancel such work.
///
/// An effect is a value that does nothing until a store runs it, so a test can look at what a reducer returns.
struct Effect<Action> {
  /// Sends an answer back.
  typealias Send = (Action) -> Void

  // snippet.step
  /// A single thing to do.
  enum Step {
    /// Work that is done when it returns.
    case perform((@escaping Send) -> Void)
    /// Work that goes on until it has answered, if it answers once, or else until it is cancelled.
    case run(EffectID, answersOnce: Bool, work: (@escaping Send) -> Cancellable?)
    /// Cancels the work with this id, and all work that belongs to the owner of that name.
    case cancel(EffectID)
  }
  // snippet.end

  /// The steps, in order.
  private(set) var steps: [Step] = []
}

// MARK: - Making effects

extension Effect {
  /// Does nothing.
  static var none: Effect { Effect() }

  /// Does work that is done when it returns; it may answer meanwhile.
  static func perform(_ work: @escaping (@escaping Send) -> Void) -> Effect {
    Effect(steps: [.perform(work)])
  }

  /// Sends another action, for example a child's to its parent.
  static func send(_ action: Action) -> Effect {
    perform { $0(action) }
  }

  /// Starts work that answers once, now or later, in place of work with the same id.
  ///
  /// - Parameter work: Starts the work, and returns what cancels it, or `nil` if it has answered already.
  static func run(id: some Hashable, _ work: @escaping (@escaping Send) -> Cancellable?) -> Effect {
    Effect(steps: [.run(EffectID(id), answersOnce: true, work: work)])
  }

  /// Starts work that answers again and again until it is cancelled.
  static func follow(id: some Hashable, _ work: @escaping (@escaping Send) -> Cancellable) -> Effect {
    Effect(steps: [.run(EffectID(id), answersOnce: false, work: work)])
  }

  /// Cancels the work with the id, and all work that belongs to the owner of that name; late answers are dropped.
  static func cancel(id: some Hashable) -> Effect {
    Effect(steps: [.cancel(EffectID(id))])
  }

  /// Runs several effects in order.
  static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Runs several effects in order.
  static func merge(_ effects: [Effect]) -> Effect { Effect(steps: effects.flatMap(\.steps)) }
}

// MARK: - Composing features

extension Effect {
  /// The effect with answers that are actions of a parent.
  func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Effect<Parent> {
    Effect<Parent>(
      steps: steps.map { step in
        switch step {
        case .perform(let work): .perform { send in work { send(transform($0)) } }
        case .run(let id, let answersOnce, let work):
          .run(id, answersOnce: answersOnce) { send in work { send(transform($0)) } }
        case .cancel(let id): .cancel(id)
        }
      })
  }

  /// The effect with ids that belong to one owner of several; `cancel(id: owner)` cancels all of it.
  func owned(by owner: some Hashable) -> Effect {
    Effect(
      steps: steps.map { step in
        switch step {
        case .perform: step
        case .run(let id, let answersOnce, let work): .run(id.within(owner), answersOnce: answersOnce, work: work)
        case .cancel(let id): .cancel(id.within(owner))
        }
      })
  }
}

/// The name by which an effect is cancelled, below the names of the features that own it.
struct EffectID: Hashable {
  private var path: [AnyHashable]

  init(_ name: some Hashable) {
    path = [AnyHashable(name)]
  }

  /// The id as the owner's parent knows it.
  func within(_ owner: some Hashable) -> EffectID {
    var id = self
    id.path.insert(AnyHashable(owner), at: 0)
    return id
  }

  /// True for the same id, and for one below it.
  func belongs(to other: EffectID) -> Bool {
    path.starts(with: other.path)
  }
}

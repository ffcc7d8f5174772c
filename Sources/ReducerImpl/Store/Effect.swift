import SharedModel

/// What is to be done once state has changed: work whose answers come back as actions, or the end of such work.
///
/// An effect is a value, which does nothing until a store runs it; so a reducer can be tested by what it returns.
struct Effect<Action> {
  /// Sends an answer back.
  typealias Send = (Action) -> Void

  // snippet.step
  /// One thing to do.
  enum Step {
    /// Done when it returns.
    case perform((@escaping Send) -> Void)
    /// Under way until it has answered, if it answers once, or else until it is cancelled.
    case run(EffectID, answersOnce: Bool, work: (@escaping Send) -> Cancellable?)
    /// Ends what is under way with this id, or below it.
    case cancel(EffectID)
  }
  // snippet.end

  /// What is done, in this order.
  private(set) var steps: [Step] = []
}

// MARK: - Making effects

extension Effect {
  /// Nothing is to be done.
  static var none: Effect { Effect() }

  /// Does something that is done at once, and may answer meanwhile.
  static func perform(_ work: @escaping (@escaping Send) -> Void) -> Effect {
    Effect(steps: [.perform(work)])
  }

  /// Sends another action, as a child does to tell its parent.
  static func send(_ action: Action) -> Effect {
    perform { $0(action) }
  }

  /// Asks for something that is answered once, at once or later; takes the place of what is under way with the same id.
  ///
  /// - Parameter work: Begins it, and returns what cancels it; nil when it has answered already.
  static func run(id: some Hashable, _ work: @escaping (@escaping Send) -> Cancellable?) -> Effect {
    Effect(steps: [.run(EffectID(id), answersOnce: true, work: work)])
  }

  /// Follows something that answers again and again until it is cancelled.
  static func follow(id: some Hashable, _ work: @escaping (@escaping Send) -> Cancellable) -> Effect {
    Effect(steps: [.run(EffectID(id), answersOnce: false, work: work)])
  }

  /// Cancels what is under way with the id, and all that belongs to who bears it; answers that come late are dropped.
  static func cancel(id: some Hashable) -> Effect {
    Effect(steps: [.cancel(EffectID(id))])
  }

  /// Does all of them, in their order.
  static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Does all of them, in their order.
  static func merge(_ effects: [Effect]) -> Effect { Effect(steps: effects.flatMap(\.steps)) }
}

// MARK: - Composing features

extension Effect {
  /// The effect as that of a parent, which knows the child's actions by its own.
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

  /// The effect as that of one among several: its ids are told from those of the others, and all of it ends with
  /// `cancel(id: owner)`.
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

/// What an effect is cancelled by: a name of its own, below those of the features that it belongs to.
struct EffectID: Hashable {
  private var path: [AnyHashable]

  init(_ name: some Hashable) {
    path = [AnyHashable(name)]
  }

  /// The id as it is known outside of its owner.
  func within(_ owner: some Hashable) -> EffectID {
    var id = self
    id.path.insert(AnyHashable(owner), at: 0)
    return id
  }

  /// Whether it is that one, or belongs to who bears that one.
  func belongs(to other: EffectID) -> Bool {
    path.starts(with: other.path)
  }
}

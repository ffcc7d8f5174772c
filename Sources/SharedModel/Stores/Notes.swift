/// The user's notes on places, shared by every screen that shows them.
@MainActor
public final class Notes {
  private var texts: [Place.ID: String]
  private let store: any Store<[Place.ID: String]>
  private let logger: any Logger
  private let observers = ObserverList<Void>()

  /// The number of places that have a note.
  public var count: Int { texts.count }

  /// Loads the notes from the store; if that fails, logs the error and starts with none.
  public init(store: any Store<[Place.ID: String]>, logger: any Logger) {
    self.store = store
    self.logger = logger
    do {
      texts = try store.load() ?? [:]
    } catch {
      texts = [:]
      logger.log(.error, "Notes not loaded: \(error)")
    }
  }

  /// Returns the note on a place, or `nil` if there is none.
  public func text(for id: Place.ID) -> String? {
    texts[id]
  }

  /// Saves the trimmed text as a place's note, or deletes the note if that is empty, then notifies the observers.
  ///
  /// Does nothing if the note is unchanged. Callers check the length with `NoteRule` first.
  /// - Throws: The reason why it can't be saved, which is also logged; nothing has changed then.
  public func set(_ text: String, for id: Place.ID) throws(StoreError) {
    guard NoteRule.isChanged(text, from: texts[id]) else { return }
    let trimmed = NoteRule.trimmed(text)
    var changed = texts
    changed[id] = trimmed.isEmpty ? nil : trimmed
    do {
      try store.save(changed)
    } catch {
      logger.log(.error, "Note on \(id) not saved: \(error)")
      throw error
    }
    texts = changed
    observers.notify()
  }

  /// Calls `change` after each change, until the result is cancelled or released.
  public func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }
}

/// The user's notes on places, shared by every screen that shows them.
@MainActor
public final class Notes {
  private var texts: [Place.ID: String]
  private let store: any Store<[Place.ID: String]>
  private let logger: any Logger
  private let observers = ObserverList<Void>()

  /// How many places have a note.
  public var count: Int { texts.count }

  /// The notes in the store; none, and an error in the log, if they can't be loaded.
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

  /// The note on the place, or nil if there is none.
  public func text(for id: Place.ID) -> String? {
    texts[id]
  }

  /// Saves the trimmed text as the place's note, or deletes the note if that is empty, then tells the observers.
  ///
  /// Nothing happens if the note reads so already. How long a note may be is for `NoteRule` to say, before it comes
  /// here. Throws, and logs, why it can't be saved; then nothing has changed.
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

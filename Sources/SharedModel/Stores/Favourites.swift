/// The user's favourite places, shared by every screen that shows them.
@MainActor
public final class Favourites {
  private var ids: Set<Place.ID>
  private let store: any Store<Set<Place.ID>>
  private let logger: any Logger
  private let observers = ObserverList<Place.ID>()

  public var count: Int { ids.count }

  /// Loads the favourites from the store; if that fails, logs the error and starts with none.
  public init(store: any Store<Set<Place.ID>>, logger: any Logger) {
    self.store = store
    self.logger = logger
    do {
      ids = try store.load() ?? []
    } catch {
      ids = []
      logger.log(.error, "Favourites not loaded: \(error)")
    }
  }

  public func contains(_ id: Place.ID) -> Bool {
    ids.contains(id)
  }

  /// Saves whether a place is a favourite, then notifies the observers; does nothing if it is unchanged.
  /// - Throws: The reason why it can't be saved, which is also logged; nothing has changed then.
  public func set(_ isFavourite: Bool, id: Place.ID) throws(StoreError) {
    guard contains(id) != isFavourite else { return }
    var changed = ids
    if isFavourite { changed.insert(id) } else { changed.remove(id) }
    do {
      try store.save(changed)
    } catch {
      logger.log(.error, "Favourite \(id) not saved: \(error)")
      throw error
    }
    ids = changed
    observers.notify(id)
  }

  /// Calls `react` with each place that becomes or stops being a favourite, until the result is cancelled or released.
  public func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable {
    observers.add(react)
  }
}

/// The places that the user likes best, shared by every screen that shows them.
@MainActor
public final class Favourites {
  private var ids: Set<Place.ID>
  private let store: any Store<Set<Place.ID>>
  private let logger: any Logger
  private let observers = ObserverList<Place.ID>()

  /// How many favourites there are.
  public var count: Int { ids.count }

  /// The favourites in the store; none, and an error in the log, if they can't be loaded.
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

  /// Whether the place is a favourite.
  public func contains(_ id: Place.ID) -> Bool {
    ids.contains(id)
  }

  /// Saves that the place is a favourite or isn't, then tells the observers; nothing happens if it is so already.
  ///
  /// Throws, and logs, why it can't be saved; then nothing has changed.
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

  /// Tells which place has become a favourite, or is one no more, until the result is cancelled or released.
  public func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable {
    observers.add(react)
  }
}

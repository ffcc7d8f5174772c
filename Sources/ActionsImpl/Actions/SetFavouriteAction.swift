import SharedModel

/// As a user, I want to mark a place as a favourite, or no more; calls back when the change had to be taken back.
final class SetFavouriteAction: Action {
  typealias Output = ServiceError

  var isFavourite = false
  private let placeID: Place.ID
  private let editor: FavouriteEditor
  private var callback: Callback?

  init(placeID: Place.ID, editor: FavouriteEditor) {
    self.placeID = placeID
    self.editor = editor
  }

  func run(_ callback: @escaping Callback) {
    self.callback = callback
    editor.set(isFavourite, placeID: placeID) { [weak self] in self?.callback?($0) }
  }

  /// The change is everybody's, and goes on; only who made it is not told of it any more.
  func cancel() {
    callback = nil
  }
}

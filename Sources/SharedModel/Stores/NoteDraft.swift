/// A note being written.
public struct NoteDraft: Codable, Hashable, Sendable {
  public var placeID: Place.ID
  /// The text as typed, or `nil` to start with the saved note.
  public var text: String?

  public init(placeID: Place.ID, text: String? = nil) {
    self.placeID = placeID
    self.text = text
  }
}

/// A note that is being written.
public struct NoteDraft: Codable, Hashable, Sendable {
  /// The place that the note is on.
  public var placeID: Place.ID
  /// The text as typed, or nil to start with the saved note.
  public var text: String?

  /// A draft; without a text it starts with the saved note.
  public init(placeID: Place.ID, text: String? = nil) {
    self.placeID = placeID
    self.text = text
  }
}

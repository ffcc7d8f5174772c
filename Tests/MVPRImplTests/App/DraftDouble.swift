import SharedModel

@testable import MVPRImpl

/// The draft of a note on one place.
final class DraftDouble: DraftKeeping {
  let draft = NoteDraft(placeID: "torre", text: "Two")
  let isUnsaved: Bool

  init(isUnsaved: Bool) {
    self.isUnsaved = isUnsaved
  }
}

import SharedModel

@testable import VIPERImpl

final class NoteModuleInputDouble: @MainActor NoteModuleInput {
  private(set) var placeIDs: [String] = []
  private(set) var texts: [String?] = []
  private(set) weak var output: (any NoteModuleOutput)?

  var hasUnsavedChanges: Bool { false }

  func configureModule(placeID: String, text: String?, output: any NoteModuleOutput) {
    placeIDs.append(placeID)
    texts.append(text)
    self.output = output
  }

  func obtainDraft() -> NoteDraft? { nil }
}

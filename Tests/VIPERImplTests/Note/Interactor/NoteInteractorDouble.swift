import SharedModel

@testable import VIPERImpl

final class NoteInteractorDouble: NoteInteractorInput {
  var saved = ""
  var canSave = true
  private(set) var texts: [String] = []
  private(set) var placeIDs: Set<String> = []

  func obtainLongestLength() -> Int { 140 }

  func countCharacters(of text: String) -> Int {
    NoteRule.length(of: text)
  }

  func obtainSavedText(placeID: String) -> String {
    placeIDs.insert(placeID)
    return saved
  }

  func isChanged(_ text: String, placeID: String) -> Bool {
    text != saved
  }

  func maySave(_ text: String, placeID: String) -> Bool {
    canSave && text != saved
  }

  func saveNote(_ text: String, placeID: String) {
    texts.append(text)
    placeIDs.insert(placeID)
  }
}

import SharedModel

@testable import VIPERImpl

final class NoteInteractorOutputDouble: NoteInteractorOutput {
  private(set) var savedCount = 0
  private(set) var errors: [ServiceError] = []

  func didSaveNote() {
    savedCount += 1
  }

  func didFailToSaveNote(_ error: ServiceError) {
    errors.append(error)
  }
}

@testable import VIPERImpl

final class NoteModuleOutputDouble: NoteModuleOutput {
  private(set) var goneCount = 0

  func noteModuleDidFindPlaceGone() {
    goneCount += 1
  }
}

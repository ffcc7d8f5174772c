import AppDoubles
import Observation
import SharedModel
import Testing

@testable import ObservationImpl

struct FavouriteMarksTests {
  private final class Diary { var changes: [Place.ID] = [] }

  private let favourites = DeviceDouble().favourites
  private let diary = Diary()

  private func read(_ id: Place.ID, in marks: FavouriteMarks) {
    withObservationTracking {
      _ = marks[id]
    } onChange: { [diary] in
      MainActor.assumeIsolated { diary.changes.append(id) }
    }
  }

  @Test("Who has read a mark hears of its changes, and of no other's")
  func tracked() throws {
    let marks = FavouriteMarks(favourites)
    for id in ["fado", "maat"] { read(id, in: marks) }
    try favourites.set(true, id: "maat")
    #expect(diary.changes == ["maat"])
    #expect(marks["maat"] && !marks["fado"])
    read("maat", in: marks)
    try favourites.set(false, id: "maat")
    #expect(diary.changes == ["maat", "maat"])
  }
}

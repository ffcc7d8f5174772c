import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct FollowPlacesActionTests {
  private let service = PlacesServiceDouble()
  private let action = FollowPlacesAction()

  @Test("Run, it calls back at every change of its list, until it is cancelled")
  func run() {
    let list = LoadedPlaces.loaded(from: service)
    var news: [LoadedPlaces.Change] = []
    action.places = list
    action.run { news.append($0) }
    list.remove("fado")
    #expect(news == [.removed(at: 1)])
    action.cancel()
    list.remove("aljube")
    #expect(news.count == 1)
  }

  @Test("Run again, it follows the list that it has now, or none")
  func again() {
    let list = LoadedPlaces.loaded(from: service)
    var calls = 0
    action.places = list
    action.run { _ in calls += 1 }
    action.places = nil
    action.run { _ in calls += 1 }
    list.remove("fado")
    #expect(calls == 0)
  }
}

import SharedModel
import Testing

@testable import MVCImpl

struct AppDependenciesScreensTests {
  private let fixture = AppFixture()

  @Test("Wherever a place is opened from, it is handed the same: a favourite is edited by one object")
  func shared() {
    let menu = fixture.screens
    #expect(menu.quarters.places.place.favouriteEditor === menu.places.place.favouriteEditor)
    #expect(menu.quarters.places.place.transitions === menu.places.place.transitions)
  }

  @Test("Each screen is handed its own service")
  func services() {
    let menu = fixture.screens
    #expect(menu.cover === fixture.cover)
    #expect(menu.articles === fixture.articles)
    #expect(menu.quarters.service === fixture.quarters)
    #expect(menu.places.service === fixture.places)
    #expect(menu.places.place.service === fixture.place)
    #expect(menu.places.place.noteService === fixture.note)
  }

  @Test("How long a search waits is the configuration's")
  func debounce() {
    #expect(fixture.screens.places.searchDebounce == fixture.dependencies.configuration.searchDebounce)
  }
}

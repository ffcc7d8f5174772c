import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct AppDependenciesScreensTests {
  private let device = DeviceDouble()
  private let menu: MenuViewController.Dependencies

  init() {
    menu = device.dependencies.makeScreens()
  }

  @Test("Wherever a place is opened from, it is handed the same: a favourite is edited by one object")
  func shared() {
    #expect(menu.quarters.places.place.favouriteEditor === menu.places.place.favouriteEditor)
    #expect(menu.quarters.places.place.transitions === menu.places.place.transitions)
  }

  @Test("Each screen is handed its own service")
  func services() {
    #expect(menu.cover === device.cover)
    #expect(menu.articles === device.articles)
    #expect(menu.quarters.service === device.quarters)
    #expect(menu.places.service === device.places)
    #expect(menu.places.place.service === device.place)
    #expect(menu.places.place.noteService === device.note)
  }

  @Test("How long a search waits is the configuration's")
  func debounce() {
    #expect(menu.places.searchDebounce == device.dependencies.configuration.searchDebounce)
  }
}

import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct NavigationTests {
  private let fixture = GuideFixture()
  private var navigation: Navigation { fixture.navigation }

  private func makeNote() -> NoteViewModel {
    NoteViewModel(placeID: "maat", text: nil, dependencies: fixture.dependencies)
  }

  private func makePlace() -> PlaceViewModel {
    PlaceViewModel(
      id: "maat", known: .maat, in: LoadedPlaces(query: PlaceQuery(), service: fixture.device.places),
      dependencies: fixture.dependencies)
  }

  @Test("One alert is shown at a time, and none over a note")
  func say() {
    navigation.say(Alert("First"))
    navigation.say(Alert("Second"))
    #expect(navigation.modal == .alert(Alert("First")))
    let note = makeNote()
    navigation.modal = .note(note)
    navigation.say(Alert("Third"))
    #expect(navigation.modal == .note(note))
  }

  @Test("The alert that is shown is taken away, and no note")
  func closeAlert() {
    navigation.say(Alert("First"))
    #expect(navigation.closeAlert() == Alert("First"))
    #expect(navigation.modal == nil)
    navigation.modal = .note(makeNote())
    #expect(navigation.closeAlert() == nil)
    #expect(navigation.note != nil)
  }

  @Test("Back takes the top screen away, and leaves the menu")
  func goBack() {
    navigation.destinations = [.reference(ReferenceViewModel(dependencies: fixture.dependencies)), .place(makePlace())]
    navigation.goBack()
    #expect(navigation.destinations.map(\.savedScreen) == [.reference])
    navigation.goBack()
    navigation.goBack()
    #expect(navigation.destinations.isEmpty)
  }

  @Test("The place on top is told whatever lies over it, and none when another screen is on top")
  func topPlace() {
    let place = makePlace()
    navigation.destinations = [.place(place)]
    navigation.modal = .note(makeNote())
    #expect(navigation.topPlace === place)
    navigation.destinations.append(.reference(ReferenceViewModel(dependencies: fixture.dependencies)))
    #expect(navigation.topPlace == nil)
  }

  @Test("A note is the same only as itself, and no alert is a note")
  func sameModal() {
    let note = makeNote()
    #expect(Navigation.Modal.note(note) == .note(note))
    #expect(Navigation.Modal.note(note) != .note(makeNote()))
    #expect(Navigation.Modal.note(note) != .alert(Alert("First")))
    #expect(Navigation.Modal.alert(Alert("First")) != .alert(Alert("Second")))
  }
}

import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct NavigationTests {
  private let fixture = GuideFixture()
  private var navigation: Navigation { fixture.navigation }

  private func makeNote() -> NoteViewModel {
    fixture.guide.makeNote(on: "maat", nil)
  }

  private func makePlace() -> PlaceViewModel {
    fixture.guide.makePlace("maat", known: .maat, in: LoadedPlaces(query: PlaceQuery(), service: fixture.device.places))
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
    navigation.path = [.reference(fixture.guide.makeReference()), .place(makePlace())]
    navigation.goBack()
    #expect(navigation.path.map(\.savedScreen) == [.reference])
    navigation.goBack()
    navigation.goBack()
    #expect(navigation.path.isEmpty)
  }

  @Test("The place on top is told whatever lies over it, and none when another screen is on top")
  func topPlace() {
    let place = makePlace()
    navigation.path = [.place(place)]
    navigation.modal = .note(makeNote())
    #expect(navigation.topPlace === place)
    navigation.path.append(.reference(fixture.guide.makeReference()))
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

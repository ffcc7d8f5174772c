import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// The end of the process releases every object of the app.
struct AppLifetimeTests {
  nonisolated private static let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  nonisolated private static let states = [
    SavedState(), SavedState(screens: [.quarters(order: .name)]), SavedState(screens: [places]),
    SavedState(screens: [places, .place(id: "fado")]),
    SavedState(screens: [places, .place(id: "fado")], note: NoteDraft(placeID: "fado", text: "Loud")),
    SavedState(screens: [.reference]), SavedState(screens: [.reference, .article(id: "trams")]),
  ]

  @Test("The end of the process releases everything", arguments: try await Subject.all, states)
  func kill(subject: Subject, state: SavedState) {
    let fixture = AppFixture(savedState: state)
    fixture.launch(subject)
    let objects = fixture.objects
    #expect(!objects.alive.isEmpty)
    fixture.kill()
    #expect(objects.alive == [])
    let cancelled = [
      fixture.cover.requests.map(\.isCancelled), fixture.quarters.requests.map(\.isCancelled),
      fixture.places.requests.map(\.isCancelled), fixture.place.requests.map(\.isCancelled),
      fixture.articles.requests.map(\.isCancelled), fixture.articles.articleRequests.map(\.isCancelled),
    ]
    #expect(cancelled.joined().contains(true))
    #expect(!cancelled.joined().contains(false))
  }

  @Test("The end of the process releases the sign-in screen, and cancels its request", arguments: try await Subject.all)
  func killSignIn(subject: Subject) throws {
    let fixture = AppFixture(user: nil)
    fixture.launch(subject)
    try fixture.submitCredentials()
    let objects = fixture.objects
    #expect(!objects.alive.isEmpty)
    fixture.kill()
    #expect(objects.alive == [])
    #expect(try fixture.device.signIn.requests[0].isCancelled)
  }

  @Test("The end of the process releases an alert", arguments: try await Subject.all)
  func killUnderAlert(subject: Subject) throws {
    let fixture = AppFixture()
    fixture.launch(subject)
    try fixture.openFirstPlace()
    try fixture.openNote()
    try fixture.app.perform(.type(text: "Grave", id: "note.text"))
    fixture.open("guide://quarters")
    #expect(fixture.app.snapshot.alert != nil)
    let objects = fixture.objects
    fixture.kill()
    #expect(objects.alive == [])
  }
}

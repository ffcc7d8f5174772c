import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct NoteBuilderTests {
  private let fixture = NavigationFixture()
  private let builder: NoteBuilder

  init() {
    builder = NoteBuilder(dependencies: fixture.dependencies)
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    var isGone = false
    fixture.screen.present(builder.build(placeID: "torre", text: "x") { isGone = true })
    #expect(fixture.window.snapshot.modal?.title == "Note")
    try fixture.window.perform(.tap(id: "note.save"))
    try fixture.device.note.requests[0].answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.window.snapshot.modal == nil)
    #expect(isGone)
  }

  @Test func theNotesComingAndGoingIsReported() {
    let observer = ModalObserverDouble()
    fixture.dependencies.modalObserver = observer
    fixture.screen.present(builder.build(placeID: "torre", text: "x") {})
    #expect(observer.events == [.appeared])
    fixture.screen.dismiss()
    #expect(observer.events == [.appeared, .disappeared])
  }
}

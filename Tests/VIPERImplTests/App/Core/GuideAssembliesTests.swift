import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// That each screen leads to the next one with what both must share.
struct GuideAssembliesTests {
  private let device = DeviceDouble()
  private let modalOutput = ModalModuleOutputDouble()
  private let assemblies: GuideAssemblies
  private let window = Window()

  init() {
    assemblies = GuideAssemblies(dependencies: device.dependencies) { [modalOutput] in modalOutput }
  }

  private func show(_ controller: ViewController) {
    window.rootViewController = NavigationController(rootViewController: controller)
  }

  @Test("A place shares the list that it is opened from")
  func sharedList() throws {
    show(assemblies.places.makeModule().viewController)
    try device.places.requests[0].answer(.success(.first))
    try window.perform(.selectRowTitled(title: "Aljube", id: "places.list"))
    try window.perform(.tap(id: "place.next"))
    #expect(window.snapshot.stack.map(\.title) == ["", "Aljube", "Fado"])
  }

  @Test("Quarters lead to places, and the reference book leads to articles")
  func leadingOn() throws {
    show(assemblies.quarters.makeModule().viewController)
    try device.quarters.requests[0].answer(.success(.unsorted))
    try window.perform(.selectRowTitled(title: "Alfama", id: "quarters.list"))
    #expect(window.snapshot.stack.map(\.title) == ["Quarters", "Alfama"])
    show(assemblies.reference.makeModule().viewController)
    try device.articles.requests[0].answer(.success(.book))
    try window.perform(.selectRowTitled(title: "Coffee", id: "reference.list"))
    #expect(window.snapshot.stack.map(\.title) == ["Reference book", "Coffee"])
  }

  @Test("The note on a place tells of its coming and going, and what it saves the place shows")
  func note() throws {
    let place = assemblies.place.makeModule(query: PlaceQuery())
    place.input.configureModule(placeID: "maat")
    show(place.viewController)
    try device.place.requests[0].answer(.success(.maat))
    try window.perform(.tap(id: "place.editNote"))
    try window.perform(.type(text: "x", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    try device.acceptNote()
    #expect(modalOutput.events == ["appeared", "disappeared"])
    #expect(window.lines.contains("  place.noteText: label “x”"))
  }
}

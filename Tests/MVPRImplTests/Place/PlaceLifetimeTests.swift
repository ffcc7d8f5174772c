import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

/// Every way out of a place leaves nothing of it behind.
struct PlaceLifetimeTests {
  private let names = ["LoadedPlaces", "PlacePresenter", "PlaceRouter", "PlaceViewController"]
  private let launch = Launch(signedIn: true, at: [.quarters(order: .name), .place(id: "castelo")])

  init() {
    launch.backend[.quarters].answer = .never
  }

  private func module() -> ModuleObjects {
    ModuleObjects(of: launch.navigationController?.topViewController)
  }

  private func expectNothingLeft(of module: ModuleObjects) {
    #expect(module.names == names)
    #expect(module.alive == [])
    #expect(launch.clock.nextDue == nil)
  }

  @Test(arguments: [false, true])
  func backReleasesTheScreenAndCancelsItsRequest(isNext: Bool) throws {
    if isNext {
      launch.wait()
      try launch.window.perform(.tap(id: "place.next"))
    }
    let module = module()
    #expect(launch.clock.nextDue != nil)
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  @Test(arguments: Launch.Ending.allCases)
  func anExpiredSessionASignOutOrALinkReleasesTheScreen(ending: Launch.Ending) throws {
    launch.wait()
    try launch.window.perform(.tap(id: "place.next"))
    let module = module()
    #expect(launch.clock.nextDue != nil)
    launch.end(by: ending)
    expectNothingLeft(of: module)
  }

  @Test func backDoesNotDropTheFavourite() throws {
    launch.wait()
    let module = module()
    try launch.window.perform(.toggle(id: "place.favourite"))
    try launch.window.perform(.goBack)
    #expect(module.alive == [])
    #expect(launch.clock.nextDue != nil)
    launch.wait()
    #expect(launch.dependencies.favourites.contains("castelo"))
  }

  @Test func backFromANextPlace() throws {
    launch.wait()
    try launch.window.perform(.tap(id: "place.next"))
    launch.wait()
    let next = module()
    try launch.window.perform(.goBack)
    let module = module()
    // The place below goes on in the same places.
    #expect(next.names == names)
    #expect(next.alive == ["LoadedPlaces"])
    try launch.window.perform(.goBack)
    expectNothingLeft(of: module)
  }

  private func openPlaceThatFails(_ error: ServiceError) {
    launch.backend[.places].answer = .never
    launch.backend[.place].failsOnce = error
    launch.delegate.application(open: "guide://places/se")
    launch.wait()
    #expect(launch.window.snapshot.alert != nil)
  }

  @Test(arguments: [ServiceError.offline, .notFound])
  func theAlertOfAFailedLoad(error: ServiceError) throws {
    openPlaceThatFails(error)
    let module = module()
    try launch.window.perform(.tapInAlert(title: "OK"))
    expectNothingLeft(of: module)
    #expect(launch.stack == ["menu", "places"])
  }

  @Test func aLinkUnderItsAlert() {
    openPlaceThatFails(.offline)
    let module = module()
    launch.delegate.application(open: "guide://quarters")
    expectNothingLeft(of: module)
    #expect(launch.window.snapshot.alert == nil)
  }

  @Test func anExpiredSessionKeepsWhichPlaceItWas() {
    launch.backend[.place].failsOnce = .unauthorised
    launch.delegate.application(open: "guide://places/se")
    let module = module()
    launch.wait()
    #expect(launch.stack == ["signIn"])
    expectNothingLeft(of: module)
    #expect(launch.savedState.value?.screens.last == .place(id: "se"))
  }
}

import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, without a view.
struct MenuInteractorTests {
  private let device = DeviceDouble()
  private let delegate = MenuInteractorDelegateDouble()
  private let model: MenuModel
  private let interactor: MenuInteractor

  init() {
    model = MenuModel(user: .mark, favourites: device.favourites)
    interactor = MenuInteractor(model: model, session: device.session, cover: device.cover)
    interactor.delegate = delegate
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() throws {
    interactor.refreshCover()
    interactor.refreshCover()
    #expect(device.cover.requests.count == 1)
    #expect(delegate.takeEvents() == ["cover"])
    try device.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(model.cover?.name == "cover")
    #expect(delegate.takeEvents() == ["cover"])
  }

  @Test("A cover in the cache is shown without a request")
  func cached() {
    device.cover.cached = ImageData(name: "cover")
    interactor.refreshCover()
    #expect(model.cover?.name == "cover")
    #expect(device.cover.requests.isEmpty)
    #expect(!model.isLoadingCover)
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() throws {
    interactor.refreshCover()
    try device.cover.requests[0].answer(.failure(.offline))
    #expect(model.cover == nil)
    interactor.refreshCover()
    #expect(device.cover.requests.count == 2)
  }

  @Test("It tells of favourites from when it starts")
  func favourites() throws {
    try device.favourites.set(true, id: "maat")
    interactor.start()
    try device.favourites.set(true, id: "fado")
    #expect(delegate.events == ["favourites"])
  }

  @Test("Each row leads to its screen", arguments: [(0, "quarters"), (1, "places"), (2, "referenceBook")])
  func rows(row: Int, title: String) {
    interactor.tableView(TableView("list"), didSelectRowAt: IndexPath(row: row))
    #expect(delegate.events == ["selected \(title)"])
  }

  @Test("Sign out ends the session")
  func signOut() {
    interactor.didTapSignOut()
    #expect(device.session.user == nil)
  }
}

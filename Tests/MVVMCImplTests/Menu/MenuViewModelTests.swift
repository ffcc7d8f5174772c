import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct MenuViewModelTests {
  private let device = DeviceDouble()
  private let delegate = MenuViewModelCoordinatorDelegateDouble()
  private let viewModel: MenuViewModel

  private var badges: [String?] { viewModel.rows.value.map(\.badge) }

  init() {
    viewModel = Self.make(device)
    viewModel.coordinatorDelegate = delegate
  }

  private static func make(_ device: DeviceDouble) -> MenuViewModel {
    MenuViewModel(
      session: device.session, favourites: device.favourites, cover: device.cover)
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() throws {
    viewModel.loadCover()
    try device.cover.requests[0].answer(.failure(.offline))
    #expect(viewModel.cover.value == nil)
    viewModel.loadCover()
    #expect(device.cover.requests.count == 2)
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() throws {
    viewModel.loadCover()
    viewModel.loadCover()
    #expect(device.cover.requests.count == 1)
    #expect(viewModel.cover.value == nil)
    try device.cover.requests[0].answer(.success(ImageData(name: "cover")))
    #expect(viewModel.cover.value == "cover")
  }

  @Test("The cover is gone while it is obtained again")
  func coverAgain() throws {
    viewModel.loadCover()
    try device.cover.requests[0].answer(.success(ImageData(name: "cover")))
    viewModel.loadCover()
    #expect(viewModel.cover.value == nil)
  }

  @Test("A cover in the cache is shown without a request")
  func cachedCover() {
    device.cover.cached = ImageData(name: "cover")
    viewModel.loadCover()
    #expect(viewModel.cover.value == "cover")
    #expect(device.cover.requests.isEmpty)
    device.cover.cached = nil
    viewModel.loadCover()
    #expect(viewModel.cover.value == nil)
    #expect(device.cover.requests.count == 1)
  }

  @Test("The badge counts the favourites, and follows them")
  func badge() throws {
    #expect(badges == [nil, nil, nil])
    try device.favourites.set(true, id: "maat")
    try device.favourites.set(true, id: "aljube")
    #expect(badges == [nil, "2", nil])
    try device.favourites.set(false, id: "maat")
    try device.favourites.set(false, id: "aljube")
    #expect(badges == [nil, nil, nil])
  }

  @Test("Favourites from before are counted from the start")
  func earlierFavourites() throws {
    try device.favourites.set(true, id: "maat")
    #expect(Self.make(device).rows.value.map(\.badge) == [nil, "1", nil])
  }

  @Test("The parts of the guide stand in their order")
  func rows() {
    #expect(viewModel.title == "Lisbon")
    #expect(viewModel.rows.value.map(\.title) == ["Quarters", "Places", "Reference book"])
  }

  @Test("The user is greeted by name")
  func greeting() {
    #expect(viewModel.greeting == "Hello, Mark")
    #expect(Self.make(DeviceDouble(user: nil)).greeting == "")
  }

  @Test("What is selected is told to the coordinator")
  func selection() {
    for index in 0...2 { viewModel.selectRow(at: index) }
    #expect(delegate.selections == [.quarters, .places, .referenceBook])
  }

  @Test("Sign out ends the session")
  func signOut() {
    viewModel.signOut()
    #expect(device.session.user == nil)
  }
}

import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// What goes out of sight for good leaves no object of its module and no request behind.
struct LifetimeTests {
  private let signInNames = ["Interactor", "Presenter", "ViewController"].map { "VIPERImpl.SignIn\($0)" }
  private let menuNames = names(of: "Menu")
  private let quartersNames = names(of: "Quarters")

  private static func names(of module: String) -> [String] {
    ["DataSource", "Interactor", "Presenter", "Router", "ViewController"].map { "VIPERImpl.\(module)\($0)" }
  }

  private func parts(of prefix: String, in device: DeviceFixture) -> ModuleParts {
    let root = device.window?.rootViewController
    let controllers = (root as? NavigationController)?.viewControllers ?? [root].compactMap(\.self)
    let view = controllers.last { String(describing: type(of: $0)).hasPrefix(prefix) }
    return ModuleParts(of: view, prefix: prefix)
  }

  @Test("Back releases the quarters and cancels their request")
  func back() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.selectRow(number: 1, id: "menu.sections"))
    let quarters = parts(of: "Quarters", in: device)
    #expect(quarters.names == quartersNames && quarters.aliveNames == quartersNames)
    #expect(device.clock.nextDue != nil)
    device.backend[.cover].answer = .never
    try device.perform(.goBack)
    #expect(quarters.aliveNames.isEmpty)
    #expect(device.clock.nextDue == nil)
  }

  @Test("A reply to quarters that are gone changes nothing")
  func lateReply() {
    let service = QuartersServiceDouble()
    var module: Module<any QuartersModuleInput>? = QuartersAssembly(
      service: service, placesAssembly: AssembliesFixture().places
    ).makeModule()
    let quarters = ModuleParts(of: module?.viewController, prefix: "Quarters")
    _ = module?.viewController.view
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
    module = nil
    #expect(quarters.names == quartersNames && quarters.aliveNames.isEmpty)
    #expect(service.requests.cancelledCount == 1)
    service.requests.answer(.failure(.offline))
    #expect(quarters.aliveNames.isEmpty)
  }

  @Test("A reply to a menu that is gone changes nothing, nor does a change of the favourites")
  func lateCover() throws {
    let assemblies = AssembliesFixture()
    let cover = assemblies.coverService
    let window = Window()
    window.rootViewController = assemblies.menu.makeModule()
    let menu = ModuleParts(of: window.rootViewController, prefix: "Menu")
    #expect(menu.aliveNames == menuNames && cover.requests.count == 1)
    window.rootViewController = nil
    #expect(menu.aliveNames.isEmpty && cover.requests.cancelledCount == 1)
    cover.requests.answer(.success(ImageData(name: "cover")))
    try assemblies.favourites.set(true, id: "maat")
    #expect(menu.aliveNames.isEmpty)
  }

  @Test("Sign-out releases the menu and cancels its request")
  func signOut() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    let menu = parts(of: "Menu", in: device)
    #expect(menu.names == menuNames && device.clock.nextDue != nil)
    try device.perform(.tap(id: "menu.signOut"))
    #expect(menu.aliveNames.isEmpty)
    #expect(device.clock.nextDue == nil)
  }

  @Test("An expired session releases the whole stack and cancels its requests")
  func expiry() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    try device.perform(.selectRow(number: 1, id: "menu.sections"))
    let menu = parts(of: "Menu", in: device)
    let quarters = parts(of: "Quarters", in: device)
    #expect(menu.aliveNames == menuNames && quarters.aliveNames == quartersNames)
    device.dependencies?.session.expire()
    #expect(menu.aliveNames.isEmpty && quarters.aliveNames.isEmpty)
    #expect(device.clock.nextDue == nil)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == ["signIn"])
  }

  @Test("Signing in releases the sign-in screen")
  func signIn() throws {
    let device = try DeviceFixture(signedIn: nil)
    _ = device.launch()
    let signIn = parts(of: "SignIn", in: device)
    #expect(signIn.names == signInNames)
    try device.perform(.type(text: "mark", id: "signIn.username"))
    try device.perform(.type(text: "lisboa", id: "signIn.password"))
    try device.perform(.tap(id: "signIn.submit"))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == ["menu"])
    #expect(signIn.aliveNames.isEmpty)
  }

  @Test("Sign-in that goes in the middle of a request tells nobody of the late reply")
  func lateSignIn() throws {
    let service = SignInServiceDouble()
    let output = SignInModuleOutputDouble()
    let window = Window()
    do {
      let module = SignInAssembly(service: service).makeModule()
      module.input.configureModule(message: nil, output: output)
      window.rootViewController = module.viewController
    }
    let signIn = ModuleParts(of: window.rootViewController, prefix: "SignIn")
    try window.perform(.type(text: "mark", id: "signIn.username"))
    try window.perform(.type(text: "lisboa", id: "signIn.password"))
    try window.perform(.tap(id: "signIn.submit"))
    #expect(service.requests.count == 1)
    window.rootViewController = nil
    #expect(signIn.aliveNames.isEmpty && service.requests.cancelledCount == 1)
    service.requests.answer(.success(Fixtures.mark))
    #expect(output.signIns == 0)
  }

  @Test("Sign-in does not keep whoever opened it")
  func signInOutput() {
    var output: SignInModuleOutputDouble? = SignInModuleOutputDouble()
    weak let weakOutput = output
    let module = SignInAssembly(service: SignInServiceDouble()).makeModule()
    if let output { module.input.configureModule(message: nil, output: output) }
    output = nil
    #expect(weakOutput == nil)
    withExtendedLifetime(module) {}
  }

  @Test("Cancelling sign-in drops the request: nothing is due any more")
  func cancelSignIn() throws {
    let device = try DeviceFixture(signedIn: nil)
    _ = device.launch()
    try device.perform(.type(text: "mark", id: "signIn.username"))
    try device.perform(.type(text: "lisboa", id: "signIn.password"))
    try device.perform(.tap(id: "signIn.submit"))
    #expect(device.clock.nextDue != nil)
    try device.perform(.tap(id: "signIn.cancel"))
    #expect(device.clock.nextDue == nil && device.stack == ["signIn"])
  }

  @Test("A link makes the screens anew and releases those that were there")
  func link() throws {
    let device = try DeviceFixture(at: [.quarters(order: .name)])
    let delegate = device.launch()
    let menu = parts(of: "Menu", in: device)
    let quarters = parts(of: "Quarters", in: device)
    delegate.application(open: "guide://quarters")
    #expect(device.stack == ["menu", "quarters"])
    #expect(menu.aliveNames.isEmpty && quarters.aliveNames.isEmpty)
  }

  @Test("The end of the process releases the root module")
  func kill() throws {
    let device = try DeviceFixture()
    var root: ModuleParts?
    do {
      let delegate = device.launch()
      let view = Mirror(reflecting: delegate).descendant("root", "some", "view")
      root = ModuleParts(of: view as AnyObject?, prefix: "Root")
    }
    #expect(root?.names == ["Interactor", "Presenter", "Router", "View"].map { "VIPERImpl.Root\($0)" })
    device.kill()
    #expect(root?.aliveNames == [])
  }
}

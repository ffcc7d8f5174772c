import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// What goes out of sight for good leaves no object of its module and no request behind.
struct LifetimeTests {
  private let signInNames = ["Interactor", "Presenter", "ViewController"].map { "VIPERImpl.SignIn\($0)" }
  private let menuNames = names(of: "Menu")
  private let quartersNames = names(of: "Quarters")

  private let placesNames = names(of: "Places")
  private let referenceNames = names(of: "Reference")
  private let articleNames = ["Interactor", "Presenter", "Router", "ViewController"].map { "VIPERImpl.Article\($0)" }

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

  @Test("Back releases the places and drops a search that waits")
  func backFromPlaces() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    device.backend[.cover].answer = .never
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.type(text: "ma", id: "places.search"))
    let places = parts(of: "Places", in: device)
    #expect(places.names == placesNames && places.aliveNames == placesNames)
    #expect(device.clock.nextDue != nil)
    try device.perform(.goBack)
    #expect(places.aliveNames.isEmpty && device.clock.nextDue == nil)
    #expect(device.backend.requestCount(of: .places) == 1)
  }

  @Test("A reply to places that are gone changes nothing, nor does a change of the favourites")
  func latePlaces() throws {
    let assemblies = AssembliesFixture()
    let service = assemblies.placesService
    var module: Module<any PlacesModuleInput>? = assemblies.places.makeModule()
    let places = ModuleParts(of: module?.viewController, prefix: "Places")
    _ = module?.viewController.view
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
    module = nil
    #expect(places.names == placesNames && places.aliveNames.isEmpty)
    #expect(service.requests.cancelledCount == 1)
    service.requests.answer(.success(PlacePage(places: [Fixtures.maat], isLast: true)))
    try assemblies.favourites.set(true, id: "maat")
    #expect(places.aliveNames.isEmpty)
  }

  @Test("Places that have loaded more and wait for more still are released, with their request")
  func placesLoadingMore() throws {
    let assemblies = AssembliesFixture()
    let service = assemblies.placesService
    let window = Window()
    window.rootViewController = assemblies.places.makeModule().viewController
    let places = ModuleParts(of: window.rootViewController, prefix: "Places")
    service.requests.answer(.success(PlacePage(places: [Fixtures.castelo], isLast: false)))
    try window.perform(.scrollToEnd(id: "places.list"))
    service.requests.answer(.success(PlacePage(places: [Fixtures.maat], isLast: false)), to: 1)
    try window.perform(.scrollToEnd(id: "places.list"))
    #expect(service.pages == [0, 1, 2] && service.requests.cancelledCount == 0)
    window.rootViewController = nil
    #expect(places.aliveNames.isEmpty && service.requests.cancelledCount == 1)
    service.requests.answer(.success(PlacePage(places: [Fixtures.sé], isLast: true)), to: 2)
    #expect(places.aliveNames.isEmpty)
  }

  @Test("Back releases the reference book and cancels its request")
  func backFromReference() throws {
    let device = try DeviceFixture(at: [.reference])
    device.backend[.cover].answer = .never
    _ = device.launch()
    let reference = parts(of: "Reference", in: device)
    #expect(reference.names == referenceNames && reference.aliveNames == referenceNames)
    #expect(device.clock.nextDue != nil)
    try device.perform(.goBack)
    #expect(reference.aliveNames.isEmpty && device.clock.nextDue == nil)
  }

  @Test("A reply to a reference book that is gone changes nothing")
  func lateReference() {
    let assemblies = AssembliesFixture()
    let service = assemblies.articlesService
    var module: Module<any ReferenceModuleInput>? = assemblies.reference.makeModule()
    let reference = ModuleParts(of: module?.viewController, prefix: "Reference")
    _ = module?.viewController.view
    module = nil
    #expect(reference.names == referenceNames && reference.aliveNames.isEmpty)
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 1)
    service.requests.answer(.success([Fixtures.trams]))
    #expect(reference.aliveNames.isEmpty)
  }

  @Test("Back releases an article and cancels its request, and leaves the reference book")
  func backFromArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "trams")])
    _ = device.launch()
    let article = parts(of: "Article", in: device)
    let reference = parts(of: "Reference", in: device)
    #expect(article.names == articleNames && article.aliveNames == articleNames)
    #expect(device.clock.nextDue != nil)
    device.backend[.articles].answer = .never
    try device.perform(.goBack)
    #expect(article.aliveNames.isEmpty && device.clock.nextDue == nil)
    #expect(reference.aliveNames == referenceNames && device.stack == ["menu", "reference"])
  }

  @Test("OK under an article that can't be loaded releases it")
  func closedArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "gone")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    let article = parts(of: "Article", in: device)
    #expect(article.names == articleNames && device.window?.snapshot.alert?.title == "Something went wrong.")
    try device.perform(.tapInAlert(title: "OK"))
    #expect(device.stack == ["menu", "reference"] && article.aliveNames.isEmpty)
  }

  @Test("A reply to an article that is gone changes nothing")
  func lateArticle() {
    let assemblies = AssembliesFixture()
    let service = assemblies.articlesService
    var module: Module<any ArticleModuleInput>? = assemblies.article.makeModule()
    module?.input.configureModule(articleID: "trams")
    let article = ModuleParts(of: module?.viewController, prefix: "Article")
    _ = module?.viewController.view
    module = nil
    #expect(article.names == articleNames && article.aliveNames.isEmpty)
    #expect(service.articleRequests.count == 1 && service.articleRequests.cancelledCount == 1)
    service.articleRequests.answer(.failure(.offline))
    #expect(article.aliveNames.isEmpty)
  }

  @Test("An expired session releases the places")
  func expiryOverPlaces() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    device.backend[.places].failsOnce = .unauthorised
    _ = device.launch()
    let places = parts(of: "Places", in: device)
    #expect(places.aliveNames == placesNames)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == ["signIn"] && places.aliveNames.isEmpty && device.clock.nextDue == nil)
  }

  @Test("An expired session releases the reference book and the article over it, and the article's alert")
  func expiryOverArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "gone")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    let reference = parts(of: "Reference", in: device)
    let article = parts(of: "Article", in: device)
    #expect(article.aliveNames == articleNames && device.window?.snapshot.alert != nil)
    device.dependencies?.session.expire()
    #expect(device.stack == ["signIn"] && device.window?.snapshot.alert == nil)
    #expect(reference.aliveNames.isEmpty && article.aliveNames.isEmpty)
  }

  @Test("A link releases the article that was there and its alert, and makes it anew")
  func linkOverArticle() throws {
    let device = try DeviceFixture(at: [.reference, .article(id: "gone")])
    let delegate = device.launch()
    device.clock.advance(by: .milliseconds(100))
    let article = parts(of: "Article", in: device)
    let reference = parts(of: "Reference", in: device)
    delegate.application(open: "guide://reference/trams")
    #expect(article.aliveNames.isEmpty && reference.aliveNames.isEmpty)
    #expect(device.stack == ["menu", "reference", "article"] && device.window?.snapshot.alert == nil)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.lines.last == "  article.body: label “Take the 28.”")
  }

  @Test("The end of the process releases places in the middle of a search")
  func killDuringSearch() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    _ = device.launch()
    try device.perform(.type(text: "ma", id: "places.search"))
    let places = parts(of: "Places", in: device)
    #expect(places.aliveNames == placesNames)
    device.kill()
    #expect(places.aliveNames.isEmpty)
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

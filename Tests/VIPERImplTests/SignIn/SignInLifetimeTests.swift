import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// The sign-in screen leaves no object and no request behind, whichever way it goes.
struct SignInLifetimeTests {
  private let signInNames = ["Interactor", "Presenter", "ViewController"].map { "VIPERImpl.SignIn\($0)" }

  @Test("Signing in releases the screen")
  func success() throws {
    let device = try DeviceFixture(signedIn: nil)
    _ = device.launch()
    let signIn = device.parts(of: "SignIn")
    #expect(signIn.names == signInNames)
    try device.signIn()
    #expect(device.stack == ["menu"] && signIn.aliveNames.isEmpty)
  }

  @Test("Cancel drops the request, and a late reply changes nothing")
  func cancel() throws {
    let device = try DeviceFixture(signedIn: nil)
    _ = device.launch()
    device.backend[.signIn].latency = .seconds(1)
    try device.signIn()
    let request = device.clock.nextDue
    try device.perform(.tap(id: "signIn.cancel"))
    #expect(request != nil && device.clock.nextDue == nil)
    let lines = device.lines
    device.clock.advance(by: .seconds(2))
    #expect(device.lines == lines && device.dependencies?.session.user == nil)
    #expect(
      lines.contains("  signIn.username: text field “mark”") && lines.contains("  signIn.submit: button “Sign in”"))
    #expect(!lines.contains { $0.contains("signIn.error") || $0.contains("signIn.spinner") })
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
}

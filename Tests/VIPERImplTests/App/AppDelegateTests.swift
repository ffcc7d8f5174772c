import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct AppDelegateTests {
  @Test("Launched signed out it shows sign-in, and after it the place where the user was")
  func launchedSignedOut() throws {
    let device = try DeviceFixture(signedIn: nil, at: [.quarters(order: .name)])
    _ = device.launch()
    #expect(device.stack == ["signIn"])
    try device.perform(.type(text: "mark", id: "signIn.username"))
    try device.perform(.type(text: "lisboa", id: "signIn.password"))
    try device.perform(.tap(id: "signIn.submit"))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == ["menu", "quarters"])
    #expect(device.lines.contains("  quarters.order: segmented control Priority | [A–Z]"))
  }

  @Test("Launched signed in it shows the place where the user was")
  func launchedSignedIn() throws {
    let device = try DeviceFixture(at: [.quarters(order: .priority)])
    _ = device.launch()
    #expect(device.stack == ["menu", "quarters"])
  }

  @Test("A link replaces the stack by new screens and closes an alert")
  func link() throws {
    let device = try DeviceFixture(at: [.quarters(order: .name)])
    let delegate = device.launch()
    delegate.application(open: "guide://places/maat")
    #expect(device.window?.snapshot.alert?.title == "This link can't be opened.")
    delegate.application(open: "guide://quarters")
    #expect(device.window?.snapshot.alert == nil)
    #expect(device.stack == ["menu", "quarters"])
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test("An order is saved in the background and is there after a relaunch")
  func background() throws {
    let device = try DeviceFixture(at: [.quarters(order: .priority)])
    let delegate = device.launch()
    try device.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    delegate.applicationDidEnterBackground()
    device.kill()
    _ = device.launch()
    #expect(device.lines.contains("  quarters.order: segmented control Priority | [A–Z]"))
  }

  @Test("An expired session leads to sign-in, and the place where the user was is saved")
  func expiry() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    try device.perform(.selectRow(number: 1, id: "menu.sections"))
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.choose(segment: "A–Z", id: "quarters.order"))
    device.backend[.quarters].failsOnce = .unauthorised
    try device.perform(.pullToRefresh(id: "quarters.list"))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.lines.contains("  signIn.error: label “Your session has expired. Sign in again.”"))
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .name)]))
  }

  @Test("What the system says reaches the log and the image cache")
  func systemEvents() throws {
    let device = try DeviceFixture()
    let delegate = device.launch()
    device.clock.advance(by: .milliseconds(100))
    #expect(device.dependencies?.images.count == 1)
    delegate.applicationWillResignActive()
    delegate.applicationDidEnterBackground()
    delegate.applicationWillEnterForeground()
    delegate.applicationDidReceiveMemoryWarning()
    #expect(device.dependencies?.images.count == 0)
    #expect(
      device.logger.entries.map(\.message).suffix(4) == [
        "will resign active", "did enter background", "will enter foreground", "memory warning",
      ])
  }

  @Test("Signing out forgets the place and shows empty fields without an error")
  func signOut() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    try device.perform(.tap(id: "menu.signOut"))
    #expect(device.savedState.value == nil)
    #expect(
      device.lines == [
        "screen: signIn “Sign in”", "  signIn.username: text field “”", "  signIn.password: secure field “”",
        "  signIn.submit: button “Sign in” (disabled)",
      ])
  }
}

import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct AppBuilderTests {
  private let device = DeviceDouble()
  private let window = Window()

  private func build(in scope: LaunchScope = LaunchScope()) -> any AppPresenting {
    AppBuilder(dependencies: device.dependencies, launch: scope).build(in: window)
  }

  @Test func presenterAndRouterAreConnected() {
    let presenter = build()
    presenter.didFinishLaunching()
    #expect(window.snapshot.stack.map(\.name) == ["menu"])
    #expect(device.savedState.value == SavedState())
    withExtendedLifetime(presenter) {}
  }

  @Test func whatTheModulesShareIsMadeOnceInTheLaunch() {
    var refusals: [String] = []
    let scope = LaunchScope { refusals.append($0) }
    let first = build(in: scope)
    first.didFinishLaunching()
    #expect(refusals == [])
    let second = build(in: scope)
    #expect(refusals.count == 2)
    withExtendedLifetime((first, second)) {}
  }
}

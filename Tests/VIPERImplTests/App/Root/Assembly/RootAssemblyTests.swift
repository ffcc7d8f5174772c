import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct RootAssemblyTests {
  private let device: DeviceFixture
  private let window = Window()

  init() throws {
    device = try DeviceFixture(at: [.place(id: "maat")])
    _ = device.launch()
  }

  private func makeModule() throws -> RootAssembly.Module {
    RootAssembly(dependencies: try #require(device.dependencies)).makeModule(in: window)
  }

  @Test("The module fills its window, hears of modal modules, and of the end of the session")
  func parts() throws {
    let module = try makeModule()
    #expect(window.rootViewController == nil)
    module.input.launch()
    device.clock.advance(by: .milliseconds(100))
    try window.perform(.tap(id: "place.editNote"))
    #expect(device.savedState.value?.note == NoteDraft(placeID: "maat", text: ""))
    device.leave(by: .expiry)
    #expect(window.snapshot.stack.map(\.name) == ["signIn"])
    withExtendedLifetime(module) {}
  }

  @Test("Nothing but the module keeps its parts")
  func lifetime() throws {
    var module: RootAssembly.Module? = try makeModule()
    module?.input.launch()
    let root = ModuleParts(of: module?.view, prefix: "Root")
    let names = ["Interactor", "Presenter", "Router", "View"].map { "VIPERImpl.Root\($0)" }
    #expect(root.names == names && root.aliveNames == names)
    module = nil
    #expect(root.aliveNames.isEmpty)
  }
}

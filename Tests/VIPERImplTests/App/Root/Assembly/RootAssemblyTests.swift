import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct RootAssemblyTests {
  @Test("The module fills its window, hears of modal modules, and of the end of the session")
  func parts() throws {
    let device = DeviceDouble(savedState: SavedState(screens: [.place(id: "maat")]))
    let window = Window()
    let module = RootAssembly(dependencies: device.dependencies).makeModule(in: window)
    #expect(window.rootViewController == nil)
    module.input.launch()
    try device.place.requests[0].answer(.success(.maat))
    try window.perform(.tap(id: "place.editNote"))
    #expect(device.savedState.value?.note == NoteDraft(placeID: "maat", text: ""))
    device.session.expire()
    #expect(window.snapshot.stack.map(\.name) == ["signIn"])
    withExtendedLifetime(module) {}
  }
}

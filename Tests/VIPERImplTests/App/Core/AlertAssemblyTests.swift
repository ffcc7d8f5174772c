import HeadlessUI
import Testing

@testable import VIPERImpl

struct AlertAssemblyTests {
  private let assembly = AlertAssembly()
  private let window = Window()

  init() {
    window.rootViewController = ViewController(nibName: "menu")
  }

  @Test("An alert that only tells has OK, which may tell that it was closed")
  func telling() throws {
    var closeCount = 0
    window.rootViewController?.present(assembly.makeAlert(title: "No") { closeCount += 1 })
    #expect(window.snapshot.alert?.title == "No" && window.snapshot.alert?.buttons == ["OK"])
    try window.perform(.tapInAlert(title: "OK"))
    window.rootViewController?.present(assembly.makeAlert(title: "No"))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(closeCount == 1 && window.snapshot.alert == nil)
  }

  @Test("The question before discarding discards with Discard only")
  func asking() throws {
    var discardCount = 0
    for title in ["Keep editing", "Discard"] {
      window.rootViewController?.present(assembly.makeDiscardAlert { discardCount += 1 })
      #expect(window.snapshot.alert?.title == "Discard changes?" && discardCount == 0)
      #expect(window.snapshot.alert?.buttons == ["Discard", "Keep editing"])
      try window.perform(.tapInAlert(title: title))
    }
    #expect(discardCount == 1)
  }
}

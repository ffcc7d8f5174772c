import HeadlessUI
import Testing

@testable import VIPERImpl

struct NoteRouterTests {
  private let handler = TransitionHandlerDouble()
  private let router = NoteRouter(alertAssembly: AlertAssembly())

  init() {
    router.transitionHandler = handler
  }

  @Test("Closing the module closes its modal screen")
  func close() {
    router.closeModule()
    #expect(handler.closeModalCount == 1 && handler.popCount == 0)
  }
}

import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

struct AppDependenciesTransitionTests {
  @Test("A transition is logged by the name of its screen, and where the user is then is kept")
  func transition() {
    let fixture = AppFixture()
    let reference = ReferenceViewController(articles: fixture.articles)
    let navigationController = NavigationController(rootViewController: reference)
    fixture.dependencies.recordTransition(to: reference, in: navigationController)
    #expect(fixture.logger.entries == [LogEntry(level: .info, message: "transition: reference")])
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }
}

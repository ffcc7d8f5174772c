import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ArticleViewControllerTests {
  private let window = Window()
  private let presenter = ArticlePresenterDouble()
  private let view: ArticleViewController

  init() {
    view = ArticleViewController(presenter: presenter)
    window.rootViewController = view
  }

  @Test func thatItHasLoadedIsTold() {
    #expect(presenter.loadedCount == 1)
  }

  @Test func itIsNamedAndHasNoTitleOfItsOwn() {
    #expect(window.snapshot.screen.name == "article")
    #expect(window.snapshot.screen.title == "")
  }

  @Test func theTitleIsSet() {
    view.setTitle("Hills")
    #expect(window.snapshot.screen.title == "Hills")
  }

  @Test func theBodyComesAndGoes() {
    view.setBody("Seven.")
    #expect(window.snapshot.screen.elements == [Element(id: "article.body", content: .label("Seven."))])
    view.setBody(nil)
    #expect(window.snapshot.screen.elements == [])
  }

  @Test func itsPresenterSaysHowToShowItAgain() {
    #expect(view.restorable === presenter)
  }
}

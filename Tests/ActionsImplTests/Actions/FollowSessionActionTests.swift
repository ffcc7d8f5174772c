import SharedModel
import Testing

@testable import ActionsImpl

struct FollowSessionActionTests {
  private let fixture = AppFixture()

  @Test("Run, it calls back at every change, until it is cancelled")
  func run() {
    let action = FollowSessionAction(session: fixture.session)
    var news: [FollowSessionAction.Output] = []
    action.run { news.append($0) }
    fixture.session.signOut()
    #expect(news == [.signedOut])
    action.cancel()
    fixture.session.begin(.mark)
    #expect(news == [.signedOut])
  }
}

import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct FollowSessionActionTests {
  private let device = DeviceDouble()

  @Test("Run, it calls back at every change, until it is cancelled")
  func run() {
    let action = FollowSessionAction(session: device.session)
    var news: [FollowSessionAction.Output] = []
    action.run { news.append($0) }
    device.session.signOut()
    #expect(news == [.signedOut])
    action.cancel()
    device.session.begin(.mark)
    #expect(news == [.signedOut])
  }
}

import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SignOutActionTests {
  @Test("It ends the session, and says so")
  func run() {
    let device = DeviceDouble()
    var calls = 0
    SignOutAction(session: device.session).run { calls += 1 }
    #expect(device.session.user == nil)
    #expect(calls == 1)
  }
}

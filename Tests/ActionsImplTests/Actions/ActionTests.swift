import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct ActionTests {
  @Test("An action that is done as soon as it is run leaves nothing to cancel")
  func cancel() {
    let device = DeviceDouble()
    let action: any Action = SignOutAction(session: device.session)
    action.cancel()
    #expect(device.session.user == .mark)
  }
}

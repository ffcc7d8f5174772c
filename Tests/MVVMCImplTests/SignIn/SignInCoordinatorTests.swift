import AppDoubles
import HeadlessUI
import Storyboard
import Testing

@testable import MVVMCImpl

struct SignInCoordinatorTests {
  private let device = DeviceDouble(user: nil)
  private let window = Window()
  private let delegate = SignInCoordinatorDelegateDouble()
  private let coordinator: SignInCoordinator

  init() {
    coordinator = SignInCoordinator(window: window, signIn: device.signIn, logger: device.logger)
    coordinator.delegate = delegate
  }

  @Test("It makes sign-in the root of the window, with the message, and logs that", arguments: [nil, "Again, please."])
  func root(message: String?) throws {
    coordinator.start(message: message)
    let layout = try #require(window.rootViewController?.view as? SignInLayout)
    #expect(layout.error.isHidden == (message == nil))
    #expect(layout.error.text == message ?? "")
    #expect(device.log == ["transition: signIn"])
  }

  @Test("It has finished when the user has signed in")
  func finish() {
    coordinator.start(message: nil)
    #expect(delegate.finishes == 0)
    coordinator.signInDidSucceed()
    #expect(delegate.finishes == 1)
  }
}

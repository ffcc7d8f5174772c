import AppDoubles
import SharedModel
import Storyboard
import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct LoadStatusViewControllerTests {
  private final class DelegateSpy: LoadStatusViewControllerDelegate {
    private(set) var retries = 0

    func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
      retries += 1
    }
  }

  private let layout = LoadStatusView("part")
  private let status: LoadStatusViewController
  private var shown: [String] { status.view.shownElements.map(\.id) }

  init() {
    status = LoadStatusViewController(layout: layout)
  }

  @Test("While it loads there is a spinner, and neither an error nor Retry")
  func loading() {
    status.showFailure(.offline)
    status.showLoading()
    #expect(shown == ["part.spinner"])
  }

  @Test("Once it is loaded there is nothing to see")
  func loaded() {
    status.showLoading()
    status.showLoaded()
    #expect(shown == [])
  }

  @Test("A failed load shows why, and Retry", arguments: ServiceError.ofLoading)
  func failed(error: ServiceError, text: String) {
    status.showLoading()
    status.showFailure(error)
    #expect(shown == ["part.error", "part.retry"])
    #expect(layout.error.text == text)
  }

  @Test("A tap on Retry notifies the delegate, and changes nothing by itself")
  func retry() {
    let delegate = DelegateSpy()
    status.delegate = delegate
    status.showFailure(.offline)
    #expect(shown == ["part.error", "part.retry"])
    layout.retry.sendActions(for: .touchUpInside)
    #expect(delegate.retries == 1)
    #expect(shown == ["part.error", "part.retry"])
  }
}

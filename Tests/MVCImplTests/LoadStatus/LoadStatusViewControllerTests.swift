import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import MVCImpl

struct LoadStatusViewControllerTests {
  private final class Parent: ViewController, LoadStatusViewControllerDelegate {
    private(set) var retries = 0

    func loadStatusViewControllerDidTapRetry(_ loadStatusViewController: LoadStatusViewController) {
      retries += 1
    }
  }

  private let window = Window()
  private let layout = LoadStatusView("part")
  private let parent = Parent(nibName: "screen")
  private let status: LoadStatusViewController
  private var shown: [String] { window.snapshot.screen.elements.map(\.id) }

  init() {
    status = LoadStatusViewController(layout: layout)
    status.delegate = parent
    parent.view.addSubview(layout)
    parent.addChild(status)
    window.rootViewController = parent
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

  @Test(
    "A failed load shows why, and Retry",
    arguments: [(ServiceError.offline, "No connection."), (.serverError, "Something went wrong.")])
  func failed(error: ServiceError, text: String) {
    status.showLoading()
    status.showFailure(error)
    #expect(shown == ["part.error", "part.retry"])
    #expect(window.text("part.error") == text)
  }

  @Test("A tap on Retry is told to who loads, and changes nothing by itself")
  func retry() throws {
    status.showFailure(.offline)
    try window.perform(.tap(id: "part.retry"))
    #expect(parent.retries == 1)
    #expect(shown == ["part.error", "part.retry"])
  }
}

import SharedModel

@testable import MVVMCImpl

/// Keeps what the quarters' view model tells.
final class QuartersViewModelCoordinatorDelegateDouble: QuartersViewModelCoordinatorDelegate {
  private(set) var selections: [Quarter] = []
  private(set) var messages: [String] = []

  func quartersDidSelect(_ quarter: Quarter) {
    selections.append(quarter)
  }

  func quartersDidFailToRefresh(_ message: String) {
    messages.append(message)
  }
}

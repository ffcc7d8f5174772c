import HeadlessUI

@testable import StatesImpl

/// Records the messages from view controllers to their state.
final class MessagesSpy {
  private(set) var messages: [String] = []

  private func keep(_ message: String) {
    messages.append(message)
  }
}

// MARK: - Messages

extension MessagesSpy: SignInMessages, MenuMessages, QuartersMessages, PlacesMessages, PlaceMessages, NoteMessages,
  ReferenceMessages, ArticleMessages
{
  func didLoadView() { keep("didLoadView") }
  func willAppear() { keep("willAppear") }
  func didEdit() { keep("didEdit") }
  func didEdit(_ text: String) { keep("didEdit \(text)") }
  func didEditSearch(_ text: String) { keep("didEditSearch \(text)") }
  func didTapSubmit() { keep("didTapSubmit") }
  func didTapCancel() { keep("didTapCancel") }
  func didTapSignOut() { keep("didTapSignOut") }
  func didTapRetry() { keep("didTapRetry") }
  func didTapMore() { keep("didTapMore") }
  func didTapNext() { keep("didTapNext") }
  func didTapNote() { keep("didTapNote") }
  func didTapSave() { keep("didTapSave") }
  func didChooseOrder(at index: Int) { keep("didChooseOrder \(index)") }
  func didToggleFavourite(_ isOn: Bool) { keep("didToggleFavourite \(isOn)") }
  func didPullToRefresh() { keep("didPullToRefresh") }
  func didScrollToEnd() { keep("didScrollToEnd") }
  func didSelectRow(at indexPath: IndexPath) { keep("didSelectRow \(indexPath.section).\(indexPath.row)") }
  func didAttemptToDismiss() { keep("didAttemptToDismiss") }
  func didDismiss() { keep("didDismiss") }
}

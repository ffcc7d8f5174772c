import HeadlessUI
import Testing

extension Window {
  /// What the shown element of the frontmost screen reads; nil when it is hidden.
  func text(_ id: String) -> String? {
    element(id)?.text
  }

  func isShown(_ id: String) -> Bool {
    element(id) != nil
  }

  var alertTitle: String? { snapshot.alert?.title }

  func isOn(_ id: String) -> Bool {
    element(id)?.content == .toggle(true)
  }

  func isEnabled(_ id: String) -> Bool {
    element(id)?.isEnabled ?? false
  }

  func isRefreshing(_ id: String) -> Bool {
    list(id)?.isRefreshing ?? false
  }

  func rows(_ id: String) -> [Element.Row] {
    list(id)?.rows ?? []
  }

  func sections(_ id: String) -> [Element.Section] {
    list(id)?.sections ?? []
  }

  private func list(_ id: String) -> Element.List? {
    guard case .list(let list) = element(id)?.content else { return nil }
    return list
  }

  /// Whoever looks also makes sure that the app has done nothing so far that UIKit doesn't bear.
  private func element(_ id: String) -> Element? {
    let elements = (snapshot.modal ?? snapshot.screen).elements
    #expect(takeFaults() == [])
    return elements.first { $0.id == id }
  }
}

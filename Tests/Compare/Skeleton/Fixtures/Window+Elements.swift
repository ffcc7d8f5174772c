import HeadlessUI
import Testing

extension Window {
  /// What the shown element reads; nil when it is hidden.
  func text(_ id: String) -> String? {
    element(id)?.text
  }

  func isShown(_ id: String) -> Bool {
    element(id) != nil
  }

  func isEnabled(_ id: String) -> Bool {
    element(id)?.isEnabled ?? false
  }

  /// How the shown toggle stands; nil when it is hidden.
  func isOn(_ id: String) -> Bool? {
    guard case .toggle(let isOn) = element(id)?.content else { return nil }
    return isOn
  }

  func isRefreshing(_ id: String) -> Bool {
    list(id)?.isRefreshing ?? false
  }

  func rows(_ id: String) -> [Element.Row] {
    list(id)?.rows ?? []
  }

  private func list(_ id: String) -> Element.List? {
    guard case .list(let list) = element(id)?.content else { return nil }
    return list
  }

  /// Whoever looks also makes sure that the app has done nothing so far that UIKit doesn't bear.
  private func element(_ id: String) -> Element? {
    let screens = [snapshot.modal, snapshot.screen].compactMap(\.self)
    #expect(takeFaults() == [])
    return screens.flatMap(\.elements).first { $0.id == id }
  }
}

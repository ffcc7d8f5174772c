import HeadlessUI
import Testing

extension Window {
  /// The text of a visible element; nil if it is hidden.
  func text(_ id: String) -> String? {
    element(id)?.text
  }

  func isShown(_ id: String) -> Bool {
    element(id) != nil
  }

  func isEnabled(_ id: String) -> Bool {
    element(id)?.isEnabled ?? false
  }

  /// The state of a visible toggle; nil if it is hidden.
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

  /// Finds an element, and expects no faults so far.
  private func element(_ id: String) -> Element? {
    let screens = [snapshot.modal, snapshot.screen].compactMap(\.self)
    #expect(takeFaults() == [])
    return screens.flatMap(\.elements).first { $0.id == id }
  }
}

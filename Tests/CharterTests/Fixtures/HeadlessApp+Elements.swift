import HeadlessUI
import Testing

extension HeadlessApp {
  /// The text of the element, or `nil` if it is hidden.
  func text(_ id: String) -> String? {
    element(id)?.text
  }

  func isShown(_ id: String) -> Bool {
    element(id) != nil
  }

  func isEnabled(_ id: String) -> Bool {
    element(id)?.isEnabled ?? false
  }

  /// The state of the toggle, or `nil` if it is hidden.
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

  /// The faults since the last call that UIKit wouldn't tolerate; none if the app can't report them.
  var takenFaults: [Fault] { (self as? any FaultReporting)?.takeFaults() ?? [] }

  private func list(_ id: String) -> Element.List? {
    guard case .list(let list) = element(id)?.content else { return nil }
    return list
  }

  /// Returns an element, or `nil` if it is hidden. Also fails the test if a fault has occurred.
  private func element(_ id: String) -> Element? {
    let screens = [snapshot.modal, snapshot.screen].compactMap(\.self)
    #expect(takenFaults == [])
    return screens.flatMap(\.elements).first { $0.id == id }
  }
}

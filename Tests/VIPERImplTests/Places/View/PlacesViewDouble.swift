@testable import VIPERImpl

/// Remembers what a screen would show after every call.
final class PlacesViewDouble: @MainActor PlacesViewInput {
  struct More: Equatable {
    let title: String
    let isEnabled: Bool
  }

  private(set) var title = ""
  private(set) var query: String?
  private(set) var isSpinning = false
  /// Set by a test that pulls to refresh, like the list.
  var isRefreshing = false
  private(set) var error: String?
  private(set) var more: More?
  private(set) var places: PlacesViewModel?
  private(set) var updates: [Int: [PlacesViewModel.Row]] = [:]
  private(set) var reloadCount = 0

  var titles: [String]? { places?.rows.map(\.title) }

  func showTitle(_ text: String) {
    title = text
  }

  func showQuery(_ text: String) {
    query = text
  }

  func showSpinner() {
    isSpinning = true
  }

  func hideSpinner() {
    isSpinning = false
  }

  func endRefreshing() {
    isRefreshing = false
  }

  func showPlaces(_ places: PlacesViewModel) {
    self.places = places
    reloadCount += 1
  }

  func addRows(_ rows: [PlacesViewModel.Row], emptyText: String?) {
    places = PlacesViewModel(rows: (places?.rows ?? []) + rows, emptyText: emptyText)
  }

  func removeRow(at index: Int, emptyText: String?) {
    var rows = places?.rows ?? []
    rows.remove(at: index)
    places = PlacesViewModel(rows: rows, emptyText: emptyText)
  }

  func updateRow(_ row: PlacesViewModel.Row, at index: Int) {
    updates[index, default: []].append(row)
  }

  func showMore(_ title: String, isEnabled: Bool) {
    more = More(title: title, isEnabled: isEnabled)
  }

  func hideMore() {
    more = nil
  }

  func showError(_ text: String) {
    error = text
  }

  func hideError() {
    error = nil
  }
}

import Observation

/// Where the user is in the guide, as state: who changes it navigates.
///
/// View models set it, and the guide's view controller follows.
@Observable
final class Navigation {
  // snippet.where
  /// What lies over the screens.
  enum Modal {
    case alert(Alert)
    case note(NoteViewModel)
  }

  /// The screens above the menu, bottom to top.
  var destinations: [Destination] = []
  var modal: Modal?
  // snippet.end

  /// The note that is open.
  var note: NoteViewModel? {
    if case .note(let note) = modal { note } else { nil }
  }

  /// The place that is on top, whatever lies over it.
  var topPlace: PlaceViewModel? {
    if case .place(let place) = destinations.last { place } else { nil }
  }

  /// Shows an alert, unless something lies over the screens: what would show another one says nothing.
  func say(_ alert: Alert) {
    if modal == nil { modal = .alert(alert) }
  }

  /// Takes the alert away that is shown.
  func closeAlert() -> Alert? {
    guard case .alert(let alert) = modal else { return nil }
    modal = nil
    return alert
  }

  /// Takes the top screen away; the menu stays.
  func goBack() {
    _ = destinations.popLast()
  }
}

// MARK: - Equatable

extension Navigation.Modal: Equatable {
  static func == (one: Navigation.Modal, other: Navigation.Modal) -> Bool {
    switch (one, other) {
    case (.alert(let one), .alert(let other)): one == other
    case (.note(let one), .note(let other)): one === other
    case (.alert, .note), (.note, .alert): false
    }
  }
}

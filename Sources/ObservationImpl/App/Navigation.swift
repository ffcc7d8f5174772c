import Observation

/// The navigation state of the guide; to change it is to navigate.
///
/// The guide's view model sets it, and the guide's view controller follows.
@Observable
final class Navigation {
  // snippet.where
  /// The one thing that is presented over the screens.
  enum Modal {
    case alert(Alert)
    case note(NoteViewModel)
  }

  /// The screens above the menu, bottom to top.
  var path: [Destination] = []
  var modal: Modal?
  // snippet.end

  /// The note that is open.
  var note: NoteViewModel? {
    if case .note(let note) = modal { note } else { nil }
  }

  /// The place on top of the stack, also below a note or an alert.
  var topPlace: PlaceViewModel? {
    if case .place(let place) = path.last { place } else { nil }
  }

  /// Shows an alert over the screens unless something is already presented.
  func say(_ alert: Alert) {
    if modal == nil { modal = .alert(alert) }
  }

  /// Closes the alert and returns it.
  func closeAlert() -> Alert? {
    guard case .alert(let alert) = modal else { return nil }
    modal = nil
    return alert
  }

  /// Removes the top screen; the menu stays.
  func goBack() {
    _ = path.popLast()
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

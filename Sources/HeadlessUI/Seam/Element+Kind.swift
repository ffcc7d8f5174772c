extension Element {
  /// The name of the element's kind in messages.
  nonisolated public var kind: String {
    switch content {
    case .label: "label"
    case .button: "button"
    case .textField: "text field"
    case .secureField: "secure field"
    case .list: "list"
    case .segmentedControl: "segmented control"
    case .toggle: "toggle"
    case .image: "image"
    case .spinner: "spinner"
    }
  }

  /// The element's text or value; `nil` for a list or a spinner.
  nonisolated public var text: String? {
    switch content {
    case .label(let text), .button(let text), .textField(let text), .secureField(let text), .image(let text): text
    case .segmentedControl(let segments, let selected):
      selected.flatMap { segments.indices.contains($0) ? segments[$0] : nil } ?? ""
    case .toggle(let isOn): isOn ? "on" : "off"
    case .list, .spinner: nil
    }
  }
}

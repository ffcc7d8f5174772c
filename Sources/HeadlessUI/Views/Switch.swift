/// A toggle.
public final class Switch: Control {
  public var isOn = false

  override var content: Element.Content? { .toggle(isOn) }

  func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

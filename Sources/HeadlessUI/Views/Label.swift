/// A text that can't be edited.
public final class Label: View {
  public var text = ""

  override var content: Element.Content? { .label(text) }
}

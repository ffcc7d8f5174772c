/// What may be wider than a small screen: it scrolls by itself, also by keyboard, and the page doesn't.
struct ScrollArea {
  /// The area with what is in it.
  let markup: Markup

  init(_ name: String, class extra: String? = nil, @MarkupBuilder content: () -> Markup) {
    markup = Markup(
      "div",
      [
        "class": ["scroll", extra].compactMap(\.self).joined(separator: " "), "tabindex": "0", "role": "region",
        "aria-label": name,
      ], content: content)
  }
}

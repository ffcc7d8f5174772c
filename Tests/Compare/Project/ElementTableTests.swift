import Storyboard
import Testing

@testable import HeadlessUI

/// The tables of elements, and the layouts that all implementations share.
@MainActor
struct ElementTableTests {
  @Test("Each table lists the screen's elements as they are laid out")
  func elements() throws {
    let layouts = [
      SignInLayout(), MenuLayout(), QuartersLayout(), PlacesLayout(), PlaceLayout(), NoteLayout(), ReferenceLayout(),
      ArticleLayout(),
    ]
    let markdown = try Project.text(at: "docs/app-spec.md")
    for layout in layouts {
      let table = ElementTable(of: layout.accessibilityIdentifier, in: markdown)
      // A view without content only groups its subviews.
      let views = layout.subviews.flatMap { $0.content == nil ? $0.subviews : [$0] }
      #expect(table.rows.map(\.id) == views.map(\.accessibilityIdentifier))
      for (row, view) in zip(table.rows, views) { try check(row, against: view, isAtFirst: table.isAtFirst) }
    }
  }

  private func check(_ row: ElementTable.Row, against view: View, isAtFirst: Bool) throws {
    let isHidden = view.isHidden
    view.isHidden = false
    let element = try #require(view.element)
    let place = "docs/app-spec.md:\(row.line): `\(row.id)`"
    #expect(row.kind.hasPrefix(element.kind), "\(place)")
    if let text = row.kind.firstMatch(of: /“(.*)”/)?.1 { #expect(String(text) == element.fixedText, "\(place)") }
    // Spinners are turned by the implementations, not by the layout.
    guard isAtFirst, element.content != .spinner else { return }
    #expect(row.state.hasPrefix("hidden") == isHidden, "\(place)")
    #expect((row.state == "disabled") == !element.isEnabled, "\(place)")
  }
}

extension Element {
  /// The text as laid out; for a segmented control, all segments.
  fileprivate var fixedText: String? {
    if case .segmentedControl(let segments, _) = content { return segments.joined(separator: " | ") }
    return text
  }
}

import Foundation

/// A search for places.
public struct PlaceQuery: Codable, Hashable, Sendable {
  /// A part of the name, as typed. Surrounding white space is ignored, and an empty text matches every place.
  public var text: String
  /// The quarter to search, or `nil` for all of them.
  public var quarterID: Quarter.ID?

  /// Creates a query, which matches every place by default.
  public init(text: String = "", quarterID: Quarter.ID? = nil) {
    self.text = text
    self.quarterID = quarterID
  }

  /// Returns whether the place is in the quarter and its name contains the text, ignoring case and diacritics.
  public func matches(_ place: Place) -> Bool {
    matches(place, foldedName: Self.folded(place.name), needle: needle)
  }

  /// Returns the matching places sorted by name; see `NameOrder`.
  public func sortedMatches(in places: [Place], locale: Locale = NameOrder.defaultLocale) -> [Place] {
    let needle = needle
    let found = places.filter { matches($0, foldedName: Self.folded($0.name), needle: needle) }
    return NameOrder(locale: locale).sorted(found, name: \.name, id: \.id)
  }

  /// The text without surrounding white space; empty if every name matches.
  public var trimmedText: String { text.trimmed }

  /// The folded text that a folded name has to contain.
  var needle: String { Self.folded(trimmedText) }

  func matches(_ place: Place, foldedName: String, needle: String) -> Bool {
    guard quarterID == nil || quarterID == place.quarterID else { return false }
    return needle.isEmpty || foldedName.contains(needle)
  }

  /// Returns a text without case and diacritics, for comparisons.
  static func folded(_ text: String) -> String {
    // Plain letters need no tables, and all names are folded when the guide is indexed.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // Without a locale, the same letters match on every machine.
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

import Foundation

/// What someone is looking for among the places.
public struct PlaceQuery: Codable, Hashable, Sendable {
  /// A part of the name, as typed; white space around it doesn't count, and an empty text matches every place.
  public var text: String
  /// The only quarter to look in, or nil for all of them.
  public var quarterID: Quarter.ID?

  /// A query; by default it matches every place.
  public init(text: String = "", quarterID: Quarter.ID? = nil) {
    self.text = text
    self.quarterID = quarterID
  }

  /// Whether the place is in the quarter and its name contains the text, whatever the case and the diacritics.
  public func matches(_ place: Place) -> Bool {
    matches(place, foldedName: Self.folded(place.name), needle: needle)
  }

  /// The places that match, by name; see `NameOrder`.
  public func sortedMatches(in places: [Place], locale: Locale = NameOrder.defaultLocale) -> [Place] {
    let needle = needle
    let found = places.filter { matches($0, foldedName: Self.folded($0.name), needle: needle) }
    return NameOrder(locale: locale).sorted(found, name: \.name, id: \.id)
  }

  /// The text without white space around it; empty when every name matches.
  public var trimmedText: String { text.trimmed }

  /// What a folded name has to contain.
  var needle: String { Self.folded(trimmedText) }

  func matches(_ place: Place, foldedName: String, needle: String) -> Bool {
    guard quarterID == nil || quarterID == place.quarterID else { return false }
    return needle.isEmpty || foldedName.contains(needle)
  }

  /// A text as it is compared: the same for upper and lower case, with and without diacritics.
  static func folded(_ text: String) -> String {
    // Plain letters need no tables; all names are folded when the guide is indexed.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // Without a locale: the same letters match on every machine.
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

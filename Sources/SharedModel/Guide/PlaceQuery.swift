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
    matches(place, needle: needle)
  }

  /// The places that match, in their order.
  public func matches(in places: [Place]) -> [Place] {
    let needle = needle
    return places.filter { matches($0, needle: needle) }
  }

  /// The places that match, by name; see `NameOrder`.
  public func sortedMatches(in places: [Place], locale: Locale = NameOrder.defaultLocale) -> [Place] {
    NameOrder(locale: locale).sorted(matches(in: places), name: \.name, id: \.id)
  }

  /// The text without white space around it; empty when every name matches.
  public var trimmedText: String { text.trimmed }

  private var needle: String {
    Self.folded(trimmedText)
  }

  private func matches(_ place: Place, needle: String) -> Bool {
    guard quarterID == nil || quarterID == place.quarterID else { return false }
    return needle.isEmpty || Self.folded(place.name).contains(needle)
  }

  private static func folded(_ text: String) -> String {
    // Plain letters need no tables; all names are folded at each search.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // Without a locale: the same letters match on every machine.
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

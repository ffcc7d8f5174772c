import Foundation

/// A destination in the app, given by an address such as `guide://places/maat/note`.
public enum GuideLink: Hashable, Sendable {
  /// `guide://quarters`
  case quarters
  /// `guide://places`
  case places
  /// `guide://places/ID`
  case place(id: Place.ID)
  /// `guide://places/ID/note`
  case note(placeID: Place.ID)
  /// `guide://reference`
  case reference
  /// `guide://reference/ID`
  case article(id: Article.ID)

  /// Creates a link from an address, or returns `nil` if the app has no such link.
  ///
  /// The scheme and the host are case-insensitive, like any URL's; ids and "note" aren't. Each id is percent-decoded
  /// separately. Nothing is corrected, because a guess could open the wrong screen: an address is rejected if it has an
  /// empty component (such as after a trailing slash), a dot segment, an extra component, a query, a fragment, a port
  /// or white space.
  public init?(_ address: String) {
    let scheme = "guide://"
    guard address.prefix(scheme.count).lowercased() == scheme,
      !address.contains(where: { $0 == "?" || $0 == "#" || $0.isWhitespace })
    else { return nil }
    let parts = address.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    let path = parts.dropFirst().compactMap { Self.decoded($0) }
    guard let host = parts.first?.lowercased(), path.count == parts.count - 1 else { return nil }
    switch (host, path.count) {
    case ("quarters", 0): self = .quarters
    case ("places", 0): self = .places
    case ("places", 1): self = .place(id: path[0])
    case ("places", 2) where parts[2] == "note": self = .note(placeID: path[0])
    case ("reference", 0): self = .reference
    case ("reference", 1): self = .article(id: path[0])
    default: return nil
    }
  }

  /// Creates a link from a URL, or returns `nil` if the app has no such link; see `init(_:)`.
  public init?(url: URL) {
    self.init(url.absoluteString)
  }

  private static func decoded(_ part: Substring) -> String? {
    guard let text = part.removingPercentEncoding, !["", ".", ".."].contains(text) else { return nil }
    return text
  }
}

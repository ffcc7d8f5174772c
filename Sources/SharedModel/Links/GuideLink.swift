import Foundation

/// A place in the app that an address such as `guide://places/maat/note` leads to.
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

  /// The link that the address is, or nil if the app has no such link.
  ///
  /// Scheme and host may be in either case, as in any address; ids and "note" may not. Ids are percent-decoded, each by
  /// itself. Nothing is mended: an address with an empty part (a trailing slash, too), a dot segment, a part too many,
  /// a query, a fragment, a port or white space is refused, because guessing could open the wrong screen.
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

  /// The link that the URL is, or nil if the app has no such link; see `init(_:)`.
  public init?(url: URL) {
    self.init(url.absoluteString)
  }

  private static func decoded(_ part: Substring) -> String? {
    guard let text = part.removingPercentEncoding, !["", ".", ".."].contains(text) else { return nil }
    return text
  }
}

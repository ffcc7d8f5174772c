import Foundation

/// The alphabetical order of names in a locale.
///
/// Case is ignored. Elements with equal names are ordered by id, so that the order is total.
public struct NameOrder: Sendable {
  /// British English, fixed so that every machine sorts the same way.
  public static let defaultLocale = Locale(identifier: "en_GB")

  private let locale: Locale

  public init(locale: Locale = Self.defaultLocale) {
    self.locale = locale
  }

  /// Returns the elements in this order, by the names and ids that the closures return.
  // Only this function is generic and inlinable, because unspecialised generic code from another module is slow.
  @inlinable
  public func sorted<Element>(
    _ elements: [Element], name: (Element) -> String, id: (Element) -> String
  ) -> [Element] {
    positions(names: elements.map(name), ids: elements.map(id)).map { elements[$0] }
  }

  /// Returns the positions of the names in this order; `ids` has an id for each name.
  @usableFromInline
  func positions(names: [String], ids: [String]) -> [Int] {
    let keys = zip(names, ids).enumerated().map { Key(position: $0, name: $1.0, id: $1.1) }
    return keys.sorted { first, second in
      switch compare(first, second) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first.id < second.id
      }
    }
    .map(\.position)
  }

  private func compare(_ first: Key, _ second: Key) -> ComparisonResult {
    // Collation costs a hundred times as much as comparing bytes, and gives the same result for plain names.
    if let first = first.plain, let second = second.plain {
      return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
    return first.name.compare(second.name, options: .caseInsensitive, locale: locale)
  }
}

private struct Key {
  let position: Int
  let name: String
  let id: String
  /// The lowercased name if it has only letters, digits and spaces that sort the same in every locale, or `nil`.
  let plain: String?

  init(position: Int, name: String, id: String) {
    self.position = position
    self.name = name
    self.id = id
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "):
        true
      default: false
      }
    }
    plain = isPlain ? name.lowercased() : nil
  }
}

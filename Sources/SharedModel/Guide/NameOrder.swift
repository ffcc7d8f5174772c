import Foundation

/// The alphabetical order of what has a name, as a reader of the locale's language expects it.
///
/// Upper and lower case are the same; equal names are told apart by their ids, so that the order is always total.
public struct NameOrder: Sendable {
  /// British English, fixed so that every machine sorts alike.
  public static let defaultLocale = Locale(identifier: "en_GB")

  private let locale: Locale

  /// The order in the locale's language.
  public init(locale: Locale = Self.defaultLocale) {
    self.locale = locale
  }

  /// The elements in this order, by the name and the id found at the paths.
  // Only this much is generic: what stands in another module is compiled for any element at once, and is slow to call.
  @inlinable
  public func sorted<Element>(
    _ elements: [Element], name: (Element) -> String, id: (Element) -> String
  ) -> [Element] {
    positions(names: elements.map(name), ids: elements.map(id)).map { elements[$0] }
  }

  /// The positions of names in this order; `ids` has an id for each name.
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
    // Collation costs a hundred times more than comparing bytes, and gives the same answer for plain names.
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
  /// The lower-case name, if it is of the letters, digits and spaces that sort alike in every locale.
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

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
  public func sorted<Element>(
    _ elements: [Element], name: (Element) -> String, id: (Element) -> String
  ) -> [Element] {
    let keyed = elements.map { element in Key(element: element, name: name(element)) }
    return keyed.sorted { first, second in
      switch compare(first, second) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: id(first.element) < id(second.element)
      }
    }
    .map(\.element)
  }

  private func compare<Element>(_ first: Key<Element>, _ second: Key<Element>) -> ComparisonResult {
    // Collation costs a hundred times more than comparing bytes, and gives the same answer for plain names.
    if let first = first.plain, let second = second.plain {
      return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
    return first.name.compare(second.name, options: .caseInsensitive, locale: locale)
  }
}

private struct Key<Element> {
  let element: Element
  let name: String
  /// The lower-case name, if it is of the letters, digits and spaces that sort alike in every locale.
  let plain: String?

  init(element: Element, name: String) {
    self.element = element
    self.name = name
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

import Foundation

/// The orders in which the quarters can be listed.
public enum QuarterOrder: String, Codable, CaseIterable, Hashable, Sendable {
  /// The guide's own order, the lowest priority first.
  case priority
  /// Alphabetically; see `NameOrder`.
  case name

  /// The quarters in this order; those that tie are in the order of their ids.
  public func sorted(_ quarters: [Quarter], locale: Locale = NameOrder.defaultLocale) -> [Quarter] {
    sorted(quarters, priority: \.priority, name: \.name, id: \.id, locale: locale)
  }

  /// The same for whatever stands for a quarter, by the rank, the name and the id found at the paths.
  public func sorted<Element>(
    _ elements: [Element], priority: (Element) -> Int, name: (Element) -> String, id: (Element) -> String,
    locale: Locale = NameOrder.defaultLocale
  ) -> [Element] {
    switch self {
    case .priority: elements.sorted { (priority($0), id($0)) < (priority($1), id($1)) }
    case .name: NameOrder(locale: locale).sorted(elements, name: name, id: id)
    }
  }
}

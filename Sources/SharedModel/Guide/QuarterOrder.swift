import Foundation

/// The orders in which the quarters can be listed.
public enum QuarterOrder: String, Codable, CaseIterable, Hashable, Sendable {
  /// The guide's own order, the lowest priority first.
  case priority
  /// Alphabetically; see `NameOrder`.
  case name

  /// The quarters in this order; those that tie are in the order of their ids.
  public func sorted(_ quarters: [Quarter], locale: Locale = NameOrder.defaultLocale) -> [Quarter] {
    // Not by way of what stands below: through its closures each load of the quarters took a third longer.
    switch self {
    case .priority: quarters.sorted { ($0.priority, $0.id) < ($1.priority, $1.id) }
    case .name: NameOrder(locale: locale).sorted(quarters, name: \.name, id: \.id)
    }
  }

  /// The same for whatever stands for a quarter, by its rank, its name and its id.
  // Inlined, as a generic function of another module would sort at a multiple of the cost.
  @inlinable @inline(__always)
  public func sorted<Element>(
    _ elements: [Element], priority: (Element) -> Int, name: (Element) -> String, id: (Element) -> String,
    locale: Locale = NameOrder.defaultLocale
  ) -> [Element] {
    switch self {
    case .priority:
      elements.sorted { first, second in
        let ranks = (priority(first), priority(second))
        return ranks.0 == ranks.1 ? id(first) < id(second) : ranks.0 < ranks.1
      }
    case .name: NameOrder(locale: locale).sorted(elements, name: name, id: id)
    }
  }
}

import Foundation

/// The orders in which the quarters can be listed.
public enum QuarterOrder: String, Codable, CaseIterable, Hashable, Sendable {
  /// The guide's own order, the lowest priority first.
  case priority
  /// Alphabetically; see `NameOrder`.
  case name

  /// The quarters in this order; those that tie are in the order of their ids.
  public func sorted(_ quarters: [Quarter], locale: Locale = NameOrder.defaultLocale) -> [Quarter] {
    switch self {
    case .priority: quarters.sorted { ($0.priority, $0.id) < ($1.priority, $1.id) }
    case .name: NameOrder(locale: locale).sorted(quarters, name: \.name, id: \.id)
    }
  }
}

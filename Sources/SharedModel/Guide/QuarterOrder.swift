import Foundation

/// An order of the quarters.
public enum QuarterOrder: String, Codable, CaseIterable, Hashable, Sendable {
  /// The guide's own order, the lowest priority first.
  case priority
  /// Alphabetical order; see `NameOrder`.
  case name

  /// Returns the quarters in this order; ties are ordered by id.
  public func sorted(_ quarters: [Quarter], locale: Locale = NameOrder.defaultLocale) -> [Quarter] {
    switch self {
    case .priority: quarters.sorted { ($0.priority, $0.id) < ($1.priority, $1.id) }
    case .name: NameOrder(locale: locale).sorted(quarters, name: \.name, id: \.id)
    }
  }
}

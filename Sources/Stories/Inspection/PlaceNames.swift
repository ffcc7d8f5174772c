import SharedModel

/// Finds a place by what a user sees of it: its name.
struct PlaceNames {
  private let ids: [String: String]

  /// Learns the names in a guide; one that several places share tells nothing, and is left out.
  init(_ guide: Guide) {
    ids = Dictionary(grouping: guide.places, by: \.name).compactMapValues { $0.count == 1 ? $0[0].id : nil }
  }

  /// The id of the place of that name; nil when it isn't known.
  subscript(name: String) -> String? { ids[name] }
}

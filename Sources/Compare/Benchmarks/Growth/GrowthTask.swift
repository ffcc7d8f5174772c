package nonisolated enum GrowthTask: String, CaseIterable {
  case open, searchOne, searchAll, scroll, favourite, next, relaunch

  package var name: String {
    switch self {
    case .open: "Open the list, from the menu to its first page"
    case .searchOne: "Search with one match"
    case .searchAll: "Search with all places as matches"
    case .scroll: "Open the list and scroll through all its pages"
    case .favourite: "Toggle the favourite of the place in the middle, with all pages loaded"
    case .next: "Next from the place in the middle, and back, with all pages loaded"
    case .relaunch: "Relaunch where all pages had been loaded, to the first page"
    }
  }

  /// The power of the number of places with which the task's own work grows.
  package var exponent: Double { self == .scroll ? 1 : 0 }
}

package nonisolated struct GrowthSample {
  private var times = 0
  private var totalNanoseconds: UInt64 = 0
  private var totalRows = 0

  package var seconds: Double { Double(totalNanoseconds) / Double(times) / 1e9 }
  package var rows: Double { Double(totalRows) / Double(times) }

  mutating func add(nanoseconds: UInt64, rows: Int) {
    times += 1
    totalNanoseconds += nanoseconds
    totalRows += rows
  }
}

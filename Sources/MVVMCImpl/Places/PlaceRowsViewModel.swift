/// The rows of the list, and what is new in them.
struct PlaceRowsViewModel: Hashable {
  /// How the rows differ from those before; rows are counted from 0.
  enum Change: Hashable {
    /// All may.
    case all
    /// These have come at the end.
    case added(Range<Int>)
    /// One is gone, which stood there.
    case removed(at: Int)
    /// One alone has changed.
    case changed(at: Int)
  }

  private(set) var rows: [PlaceRowViewModel] = []
  private(set) var change = Change.all

  init(rows: [PlaceRowViewModel] = []) {
    self.rows = rows
  }

  mutating func append(_ added: [PlaceRowViewModel]) {
    change = .added(rows.count..<rows.count + added.count)
    rows += added
  }

  mutating func remove(at index: Int) {
    change = .removed(at: index)
    rows.remove(at: index)
  }

  mutating func setMark(_ mark: String?, at index: Int) {
    change = .changed(at: index)
    rows[index].mark = mark
  }
}

import SharedModel

extension QuarterItem {
  /// The copy that an interactor hands out.
  init(_ quarter: Quarter) {
    self.init(id: quarter.id, name: quarter.name, summary: quarter.summary, priority: quarter.priority)
  }
}

extension Quarter {
  /// The quarter of a copy that a presenter has handed back.
  init(_ item: QuarterItem) {
    self.init(id: item.id, name: item.name, summary: item.summary, priority: item.priority)
  }
}

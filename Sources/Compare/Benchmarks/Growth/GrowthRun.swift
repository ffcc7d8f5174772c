import HeadlessUI

/// A run of all tasks in one implementation and one guide, with short tasks repeated.
package struct GrowthRun {
  package struct Outcome {
    package let samples: [GrowthTask: GrowthSample]
    package let countsRows: Bool
  }

  private static let repetitions = 10
  private let architecture: any Architecture
  private let guide: LargeGuide
  private let stage: LargeStage

  package init(architecture: any Architecture, guide: LargeGuide, now: @escaping () -> UInt64) throws {
    self.architecture = architecture
    self.guide = guide
    stage = try LargeStage(architecture: architecture, guide: guide, now: now)
  }

  package func outcome() throws -> Outcome {
    try open()
    try search()
    try scroll()
    try useThePlaceInTheMiddle()
    try relaunch()
    return Outcome(samples: stage.samples, countsRows: stage.countsRows)
  }

  private var firstPage: Int { min(stage.pageSize, guide.count) }

  private func open() throws {
    for _ in 0..<Self.repetitions {
      try stage.measure(.open) { try openList() }
      try stage.checkRows(firstPage, after: .open)
      try stage.perform(.goBack)
    }
  }

  private func openList() throws { try stage.perform(.selectRow(number: 2, id: "menu.sections")) }

  private func search() throws {
    try openList()
    for _ in 0..<Self.repetitions {
      try stage.measure(.searchOne) { try stage.perform(.type(text: guide.rareText, id: "places.search")) }
      try stage.checkRows(1, after: .searchOne)
      try stage.measure(.searchAll) { try stage.perform(.type(text: guide.commonText, id: "places.search")) }
      try stage.checkRows(firstPage, after: .searchAll)
    }
    try stage.perform(.goBack)
  }

  private func scroll() throws {
    try stage.measure(.scroll) {
      try openList()
      try stage.scrollThroughAllPages()
    }
    try stage.checkRows(guide.count, after: .scroll)
  }

  private func useThePlaceInTheMiddle() throws {
    try stage.perform(.selectRow(number: guide.middle, id: "places.list"))
    for _ in 0..<Self.repetitions {
      try stage.measure(.favourite) { try stage.perform(.toggle(id: "place.favourite")) }
    }
    for _ in 0..<Self.repetitions {
      try stage.measure(.next) {
        try stage.perform(.tap(id: "place.next"))
        try stage.perform(.goBack)
      }
    }
    try stage.perform(.goBack)
    try stage.checkRows(guide.count, after: .next)
  }

  private func relaunch() throws {
    for _ in 0..<Self.repetitions {
      try stage.relaunch()
      try stage.checkRows(firstPage, after: .relaunch)
    }
  }
}

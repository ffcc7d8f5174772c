import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct ReferenceViewControllerTests {
  private let output = ReferenceViewOutputDouble()
  private let window = Window()
  private let controller: ReferenceViewController
  private let sections = [
    ReferenceSectionViewModel(title: "Getting around", rows: ["Trams", "Hills"]),
    ReferenceSectionViewModel(title: "Eating", rows: ["Coffee"]),
  ]

  init() {
    controller = ReferenceViewController(output: output, displayManager: ReferenceDisplayManager(output: output))
    window.rootViewController = controller
  }

  private var lines: [String] { window.lines.dropFirst().map { $0 } }

  @Test("It tells what the user does")
  func events() throws {
    controller.showError("No")
    try window.perform(.tap(id: "reference.retry"))
    try window.perform(.pullToRefresh(id: "reference.list"))
    controller.showSections(sections)
    try window.perform(.selectRow(number: 2, id: "reference.list"))
    try window.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(output.events == ["ready", "retry", "pull", "row 1 of section 0", "row 0 of section 1"])
  }

  @Test("An error comes with Retry, and goes with it")
  func error() {
    controller.showError("No connection.")
    #expect(lines.suffix(2) == ["  reference.error: label “No connection.”", "  reference.retry: button “Retry”"])
    controller.hideError()
    #expect(!lines.contains { $0.contains("error") || $0.contains("retry") })
  }

  @Test("The list shows that it refreshes until it is told otherwise")
  func refreshing() throws {
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(lines.contains("  reference.list: list, 0 rows, refreshing"))
    controller.endRefreshing()
    #expect(lines.contains("  reference.list: list, 0 rows"))
  }

  @Test("Articles stand in the sections of their categories")
  func content() {
    controller.showSections([ReferenceSectionViewModel(title: "Old", rows: ["Old"])])
    #expect(lines.last == "    “Old”")
    controller.showSections([ReferenceSectionViewModel(title: "New", rows: ["New"])])
    #expect(lines.suffix(2) == ["    — New", "    “New”"])
    controller.showSections(sections)
    #expect(
      lines == [
        "  reference.list: list, 3 rows", "    — Getting around", "    “Trams”", "    “Hills”", "    — Eating",
        "    “Coffee”",
      ])
  }
}

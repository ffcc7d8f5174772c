import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct QuartersViewControllerTests {
  private let output = QuartersViewOutputDouble()
  private let window = Window()
  private let controller: QuartersViewController
  private let alfama = QuartersViewModel(
    rows: [.init(title: "Alfama", subtitle: "Steep")], isEmptyTextShown: false)

  init() {
    controller = QuartersViewController(output: output, displayManager: QuartersDisplayManager(output: output))
    window.rootViewController = controller
  }

  private var lines: [String] { window.lines.dropFirst().map { $0 } }

  @Test("It tells what the user does")
  func events() throws {
    controller.showError("No")
    try window.perform(.tap(id: "quarters.retry"))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    controller.showQuarters(alfama)
    try window.perform(.selectRow(number: 1, id: "quarters.list"))
    #expect(output.events == ["ready", "retry", "pull", "order 1", "row 0"])
  }

  @Test("An error comes with Retry, and goes with it")
  func error() {
    controller.showError("No connection.")
    #expect(lines.suffix(2) == ["  quarters.error: label “No connection.”", "  quarters.retry: button “Retry”"])
    controller.hideError()
    #expect(!lines.contains { $0.contains("error") || $0.contains("retry") })
  }

  @Test("The list shows that it refreshes until it is told otherwise")
  func refreshing() throws {
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(lines.contains("  quarters.list: list, 0 rows, refreshing"))
    controller.endRefreshing()
    #expect(lines.contains("  quarters.list: list, 0 rows"))
  }

  @Test("Rows that are shown replace those before, and the note on an empty list")
  func rows() {
    controller.showOrder(at: 1)
    controller.showQuarters(QuartersViewModel(rows: [], isEmptyTextShown: true))
    #expect(lines.last == "  quarters.empty: label “Nothing here yet.”")
    controller.showQuarters(alfama)
    #expect(
      lines == [
        "  quarters.order: segmented control Priority | [A–Z]", "  quarters.list: list, 1 rows",
        "    “Alfama” “Steep”",
      ])
    let belem = QuartersViewModel(rows: [.init(title: "Belém", subtitle: "Wide")], isEmptyTextShown: false)
    controller.showQuarters(belem)
    #expect(lines.last == "    “Belém” “Wide”")
  }
}

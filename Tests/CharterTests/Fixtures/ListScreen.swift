import AppDoubles
import HeadlessUI
import SharedModel

/// A screen with a list that is loaded as a whole: the quarters or the reference book.
final class ListScreen {
  nonisolated enum Kind: String, CaseIterable {
    case quarters, reference

    /// The screen that a row leads to.
    var next: String { self == .quarters ? "places" : "article" }
  }

  let fixture = AppFixture()
  private let kind: Kind

  var app: any HeadlessApp { fixture.app }
  var list: String { id("list") }
  var titles: [String] { app.rows(list).map(\.title) }
  /// The elements besides the list and the control for its order.
  var notices: Set<String> { Set(app.snapshot.screen.elements.map(\.id)).subtracting([list, id("order")]) }
  /// Whether each request is cancelled.
  var requests: [Bool] {
    kind == .quarters ? fixture.quarters.requests.map(\.isCancelled) : fixture.articles.requests.map(\.isCancelled)
  }

  init(_ kind: Kind, of subject: Subject) {
    self.kind = kind
    fixture.launch(subject)
  }

  func id(_ element: String) -> String { "\(kind.rawValue).\(element)" }

  // MARK: - The service

  func fail(_ request: Int, with error: ServiceError = .offline) throws {
    switch kind {
    case .quarters: try fixture.quarters.requests[request].answer(.failure(error))
    case .reference: try fixture.articles.requests[request].answer(.failure(error))
    }
  }

  /// Answers with rows: three, one or none.
  func answer(_ request: Int, rows: Int = 3) throws {
    switch kind {
    case .quarters: try fixture.quarters.requests[request].answer(.success(Array([Quarter].unsorted.prefix(rows))))
    case .reference: try fixture.articles.requests[request].answer(.success(Array([Article].book.prefix(rows))))
    }
  }

  // MARK: - The user

  @discardableResult
  func open() throws -> Self {
    switch kind {
    case .quarters: try fixture.openQuarters()
    case .reference: try fixture.openReferenceBook()
    }
    return self
  }

  /// Opens the screen and loads three rows.
  @discardableResult
  func openLoaded() throws -> Self {
    let request = requests.count
    try open()
    try answer(request)
    return self
  }

  func pull() throws {
    try app.perform(.pullToRefresh(id: list))
  }

  func retry() throws {
    try app.perform(.tap(id: id("retry")))
  }

  func selectFirstRow() throws {
    try app.perform(.selectRow(number: 1, id: list))
  }
}

/// A list of rows in sections, filled by its data source, with cells that are used again.
///
/// There is no display whose size would bound what is in sight, so every row is laid out, once, when somebody looks.
public final class TableView: View {
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { reloadData() }
  }
  public weak var delegate: (any TableViewDelegate)?
  /// What the list is pulled for; nil when it can't be pulled.
  public var refreshControl: RefreshControl?
  private var cells: [[TableViewCell]] = []
  private var reusableCells: [TableViewCell] = []
  /// What the cells show; nil until the list is laid out (again).
  private var laidOut: [Element.Section]?
  /// What was wrong while the list was in no window, and is told once it is in one.
  private var untoldFaults: [Fault] = []
  /// No other list of the process has the same.
  let number: Int
  private static var count = 0
  /// How often the data source was asked for a row.
  private(set) var laidOutRows = 0

  /// Makes a list without a data source.
  public override init(_ accessibilityIdentifier: String) {
    Self.count += 1
    number = Self.count
    super.init(accessibilityIdentifier)
  }

  /// Asks the data source for everything again, the next time somebody looks.
  public func reloadData() {
    laidOut = nil
  }

  /// How many rows a section has, as its data source says.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Asks the data source for these rows again, at once; a list that is not laid out asks for all when somebody looks.
  public func reloadRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil, announces(indexPaths, "reloadRows") else { return }
    for path in indexPaths {
      reusableCells.append(cells[path.section][path.row])
      let cell = cell(at: path)
      cells[path.section][path.row] = cell
      laidOut?[path.section].rows[path.row] = cell.row
    }
  }

  /// Asks the data source for rows that are new, at once, and for no others; the data source has them already.
  ///
  /// A list that is not laid out asks for all when somebody looks.
  /// - Parameter indexPaths: where the rows stand once all are there.
  public func insertRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil, announces(indexPaths, "insertRows", added: 1) else { return }
    for path in indexPaths.sorted() {
      let cell = cell(at: path)
      cells[path.section].insert(cell, at: path.row)
      laidOut?[path.section].rows.insert(cell.row, at: path.row)
    }
  }

  /// Takes rows away, and asks the data source for none; the data source has them no more.
  ///
  /// - Parameter indexPaths: where the rows stand before any is gone.
  public func deleteRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil, announces(indexPaths, "deleteRows", added: -1) else { return }
    for path in indexPaths.sorted().reversed() {
      reusableCells.append(cells[path.section].remove(at: path.row))
      laidOut?[path.section].rows.remove(at: path.row)
    }
  }

  // MARK: - Faults

  /// Whether there are such rows, before the change or, of rows that are added, after it, and the data source has as many as
  /// then are listed. Else that is a `Fault`, where UIKit traps, and all is laid out again.
  private func announces(_ paths: [IndexPath], _ event: String, added: Int = 0) -> Bool {
    let counts = cells.enumerated().map { section, cells in
      cells.count + added * paths.count { $0.section == section }
    }
    for path in paths {
      let known = cells.indices.contains(path.section) ? max(cells[path.section].count, counts[path.section]) : 0
      guard path.row < known else {
        return refuse(event, "The list \(accessibilityIdentifier) has no row \(path.row) in section \(path.section).")
      }
    }
    return agreesWithDataSource(on: counts, event)
  }

  private func agreesWithDataSource(on counts: [Int], _ event: String) -> Bool {
    guard let dataSource else { return true }
    let sections = dataSource.numberOfSections(in: self)
    guard sections == counts.count else {
      return refuse(
        event,
        "The list \(accessibilityIdentifier) was told of \(counts.count) sections, its data source has \(sections).")
    }
    for (section, count) in counts.enumerated() {
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      guard rows == count else {
        return refuse(
          event,
          "The list \(accessibilityIdentifier) was told of \(count) rows in section \(section), its data source has "
            + "\(rows).")
      }
    }
    return true
  }

  private func refuse(_ event: String, _ message: String) -> Bool {
    laidOut = nil
    let type = dataSource.map { "\(Swift.type(of: $0))" } ?? "TableView"
    untoldFaults.append(Fault(type: type, event: event, message: message))
    tellFaults()
    return false
  }

  private func tellFaults() {
    guard let window else { return }
    untoldFaults.forEach(window.report)
    untoldFaults = []
  }

  /// An empty cell for the data source to fill.
  public func dequeueReusableCell() -> TableViewCell {
    guard let cell = reusableCells.popLast() else { return TableViewCell() }
    cell.prepareForReuse()
    return cell
  }

  override var content: Element.Content? {
    .list(Element.List(sections: layoutIfNeeded(), isRefreshing: refreshControl?.isRefreshing ?? false))
  }

  /// How many rows there are, laid out or not.
  var rowCount: Int {
    (0..<(dataSource?.numberOfSections(in: self) ?? 0)).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  @discardableResult
  func layoutIfNeeded() -> [Element.Section] {
    if !untoldFaults.isEmpty { tellFaults() }
    if let laidOut, agreesWithDataSource(on: cells.map(\.count), "numberOfRowsInSection") { return laidOut }
    reusableCells += cells.joined()
    let sections = 0..<(dataSource?.numberOfSections(in: self) ?? 0)
    cells = sections.map { section in
      (0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)).map { row in
        cell(at: IndexPath(row: row, section: section))
      }
    }
    reusableCells = []
    let result = sections.map { section in
      Element.Section(
        title: dataSource?.tableView(self, titleForHeaderInSection: section), rows: cells[section].map(\.row))
    }
    laidOut = result
    return result
  }

  private func cell(at indexPath: IndexPath) -> TableViewCell {
    laidOutRows += 1
    return dataSource?.tableView(self, cellForRowAt: indexPath) ?? TableViewCell()
  }

  // MARK: - What a user does

  /// Selects a row, counted from 0 through all sections.
  ///
  /// - Returns: whether there is such a row.
  func select(_ number: Int) -> Bool {
    var row = number
    for (section, content) in layoutIfNeeded().enumerated() {
      if content.rows.indices.contains(row) {
        delegate?.tableView(self, didSelectRowAt: IndexPath(row: row, section: section))
        return true
      }
      row -= content.rows.count
    }
    return false
  }

  /// Brings the last row into sight, if there is one.
  func scrollToEnd() {
    layoutIfNeeded()
    guard let section = cells.lastIndex(where: { !$0.isEmpty }), let cell = cells[section].last else { return }
    let path = IndexPath(row: cells[section].count - 1, section: section)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }
}

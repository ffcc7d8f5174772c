/// A list of rows in sections, filled by its data source, with reusable cells.
///
/// No display limits what is visible, so every row is laid out, once, on demand.
public final class TableView: View {
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { reloadData() }
  }
  public weak var delegate: (any TableViewDelegate)?
  /// The refresh control, or `nil`.
  public var refreshControl: RefreshControl?
  private var cells: [[TableViewCell]] = []
  private var reusableCells: [TableViewCell] = []
  /// The contents of the cells; `nil` until the list is laid out or after `reloadData()`.
  private var laidOut: [Element.Section]?
  /// Faults that occurred outside a window, reported once the list is in one.
  private var untoldFaults: [Fault] = []
  /// A number unique to the list in this process.
  let number: Int
  private static var count = 0
  /// The number of times the data source was asked for a row, or a cell's handler filled it again.
  private(set) var laidOutRows = 0
  /// How many cells' handlers are due at most.
  private var dueConfigurations = 0

  /// Creates a list without a data source.
  public override init(_ accessibilityIdentifier: String) {
    Self.count += 1
    number = Self.count
    super.init(accessibilityIdentifier)
  }

  /// Reloads everything from the data source on the next layout.
  public func reloadData() {
    laidOut = nil
  }

  /// Returns the number of rows that the data source has in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Reloads these rows at once; a list that isn't laid out reloads everything on the next layout.
  public func reloadRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil, announces(indexPaths, "reloadRows") else { return }
    for path in indexPaths {
      recycle(cells[path.section][path.row])
      let cell = cell(at: path)
      cells[path.section][path.row] = cell
      laidOut?[path.section].rows[path.row] = cell.row
    }
  }

  /// Inserts rows, which the data source must already have, and asks the data source only for these.
  ///
  /// A list that isn't laid out loads everything on the next layout.
  /// - Parameter indexPaths: The positions of the rows after the insertion.
  public func insertRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil, announces(indexPaths, "insertRows", added: 1) else { return }
    for path in indexPaths.sorted() {
      let cell = cell(at: path)
      cells[path.section].insert(cell, at: path.row)
      laidOut?[path.section].rows.insert(cell.row, at: path.row)
    }
  }

  /// Deletes rows, which the data source must no longer have, without asking the data source for any.
  /// - Parameter indexPaths: The positions of the rows before the deletion.
  public func deleteRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil, announces(indexPaths, "deleteRows", added: -1) else { return }
    for path in indexPaths.sorted().reversed() {
      recycle(cells[path.section].remove(at: path.row))
      laidOut?[path.section].rows.remove(at: path.row)
    }
  }

  // MARK: - Faults

  /// Returns whether the rows exist (before a change or deletion, or after an insertion) and the data source has as
  /// many as the list will have. Otherwise it is a `Fault`, where UIKit traps, and everything is laid out again.
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
        "The list \(accessibilityIdentifier) was updated to \(counts.count) sections, its data source has \(sections).")
    }
    for (section, count) in counts.enumerated() {
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      guard rows == count else {
        return refuse(
          event,
          "The list \(accessibilityIdentifier) was updated to \(count) rows in section \(section), its data source has "
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

  /// Returns an empty cell for the data source to fill.
  public func dequeueReusableCell() -> TableViewCell {
    guard let cell = reusableCells.popLast() else { return TableViewCell() }
    cell.prepareForReuse()
    return cell
  }

  override var content: Element.Content? {
    .list(Element.List(sections: layoutIfNeeded(), isRefreshing: refreshControl?.isRefreshing ?? false))
  }

  var rowCount: Int {
    (0..<(dataSource?.numberOfSections(in: self) ?? 0)).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  /// Requests that a cell's handler, which has become due, runs before the next layout.
  func setNeedsUpdateConfiguration() {
    dueConfigurations += 1
  }

  @discardableResult
  func layoutIfNeeded() -> [Element.Section] {
    if !untoldFaults.isEmpty { tellFaults() }
    if laidOut != nil, agreesWithDataSource(on: cells.map(\.count), "numberOfRowsInSection") {
      updateConfigurations()
      return laidOut ?? []
    }
    reusableCells += cells.joined()
    let sections = 0..<(dataSource?.numberOfSections(in: self) ?? 0)
    cells = sections.map { section in
      (0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)).map { row in
        cell(at: IndexPath(row: row, section: section))
      }
    }
    for cell in reusableCells { cell.configurationUpdateHandler = nil }
    reusableCells = []
    updateConfigurations()
    let result = sections.map { section in
      Element.Section(
        title: dataSource?.tableView(self, titleForHeaderInSection: section), rows: cells[section].map(\.row))
    }
    laidOut = result
    return result
  }

  private func cell(at indexPath: IndexPath) -> TableViewCell {
    laidOutRows += 1
    let cell = dataSource?.tableView(self, cellForRowAt: indexPath) ?? TableViewCell()
    if let configuration = cell.configuration {
      configuration.list = self
      dueConfigurations += 1
    }
    return cell
  }

  /// Runs the cells' handlers that are due: later than the data source, whose reads count for the screen.
  private func updateConfigurations() {
    guard dueConfigurations > 0 else { return }
    let isTracked = window?.isObservationTrackingEnabled ?? true
    for path in pathsOfDueConfigurations() {
      let cell = cells[path.section][path.row]
      guard let configuration = cell.configuration else { continue }
      if configuration.hasRun { laidOutRows += 1 }
      configuration.run(on: cell, isTracked: isTracked)
      laidOut?[path.section].rows[path.row] = cell.row
    }
  }

  /// Returns the positions of the cells whose handlers are due. The search begins at the end, where pages are added.
  private func pathsOfDueConfigurations() -> [IndexPath] {
    var paths: [IndexPath] = []
    search: for section in cells.indices.reversed() {
      for row in cells[section].indices.reversed() where cells[section][row].configuration?.isDue == true {
        paths.append(IndexPath(row: row, section: section))
        if paths.count == dueConfigurations { break search }
      }
    }
    dueConfigurations = 0
    return paths.reversed()
  }

  /// Keeps a cell for another row, without what filled it for its own.
  private func recycle(_ cell: TableViewCell) {
    cell.configurationUpdateHandler = nil
    reusableCells.append(cell)
  }

  // MARK: - What a user does

  /// Selects a row, counted from 0 across all sections, and returns whether it exists.
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

  /// Scrolls to the last row, if there is one.
  func scrollToEnd() {
    layoutIfNeeded()
    guard let section = cells.lastIndex(where: { !$0.isEmpty }), let cell = cells[section].last else { return }
    let path = IndexPath(row: cells[section].count - 1, section: section)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }
}

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
  /// How often the data source was asked for a row.
  private(set) var laidOutRows = 0

  /// Asks the data source for everything again, the next time somebody looks.
  public func reloadData() {
    laidOut = nil
  }

  /// Asks the data source for these rows again, at once; a list that is not laid out asks for all when somebody looks.
  public func reloadRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil else { return }
    for path in indexPaths {
      guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.row) else {
        fatalError("reloadRows: the list \(accessibilityIdentifier) has no row \(path)")
      }
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
    guard laidOut != nil else { return }
    for path in indexPaths.sorted() {
      guard cells.indices.contains(path.section), path.row <= cells[path.section].count else {
        fatalError("insertRows: the list \(accessibilityIdentifier) has no row before \(path)")
      }
      let cell = cell(at: path)
      cells[path.section].insert(cell, at: path.row)
      laidOut?[path.section].rows.insert(cell.row, at: path.row)
    }
    requireAsManyRowsAsTheDataSource("insertRows")
  }

  /// Takes rows away, and asks the data source for none; the data source has them no more.
  ///
  /// - Parameter indexPaths: where the rows stand before any is gone.
  public func deleteRows(at indexPaths: [IndexPath]) {
    guard laidOut != nil else { return }
    for path in indexPaths.sorted().reversed() {
      guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.row) else {
        fatalError("deleteRows: the list \(accessibilityIdentifier) has no row \(path)")
      }
      reusableCells.append(cells[path.section].remove(at: path.row))
      laidOut?[path.section].rows.remove(at: path.row)
    }
    requireAsManyRowsAsTheDataSource("deleteRows")
  }

  /// Rows that were announced wrongly would be seen much later, as rows that show another row's content.
  private func requireAsManyRowsAsTheDataSource(_ caller: String) {
    for (section, cells) in cells.enumerated() {
      let expected = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      guard cells.count == expected else {
        fatalError(
          "\(caller): section \(section) of the list \(accessibilityIdentifier) has \(cells.count) rows, "
            + "its data source \(expected)")
      }
    }
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

  @discardableResult
  private func layoutIfNeeded() -> [Element.Section] {
    if let laidOut { return laidOut }
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

  func scrollToEnd() {
    layoutIfNeeded()
    delegate?.tableViewDidScrollToEnd(self)
  }
}

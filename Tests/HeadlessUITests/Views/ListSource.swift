import HeadlessUI

/// A data source of texts, and a delegate, which note their calls.
final class ListSource: TableViewDataSource, TableViewDelegate {
  var sections: [(title: String?, rows: [String])]
  let diary = Diary()
  private(set) var cells: [TableViewCell] = []

  init(_ sections: [(title: String?, rows: [String])]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    diary.note("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell()
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    let text = sections[indexPath.section].rows[indexPath.row]
    cell.text = text
    // Not every row sets these, so a reused cell that isn't emptied shows another row's.
    if text.hasSuffix("!") { (cell.detailText, cell.accessory, cell.badge) = ("detail", "★", "1") }
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    diary.note("selected \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    diary.note("displays \(indexPath.section).\(indexPath.row) \(cell.text)")
  }
}

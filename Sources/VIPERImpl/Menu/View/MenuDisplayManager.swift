import HeadlessUI

/// Lists the parts of the guide, and reports which one was tapped.
final class MenuDisplayManager {
  var rows: [MenuRowViewModel] = []
  private let output: any MenuViewOutput

  init(output: any MenuViewOutput) {
    self.output = output
  }
}

// MARK: - TableViewDataSource

extension MenuDisplayManager: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.title
    cell.badge = row.badge
    return cell
  }
}

// MARK: - TableViewDelegate

extension MenuDisplayManager: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectSection(at: indexPath.row)
  }
}

import HeadlessUI

/// Lists places, and reports which one was tapped and when the last one comes into sight.
final class PlacesDisplayManager {
  var rows: [PlacesViewModel.Row] = []
  private let output: any PlacesViewOutput

  init(output: any PlacesViewOutput) {
    self.output = output
  }
}

// MARK: - TableViewDataSource

extension PlacesDisplayManager: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.title
    cell.detailText = row.subtitle
    cell.accessory = row.accessory
    return cell
  }
}

// MARK: - TableViewDelegate

extension PlacesDisplayManager: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectRow(at: indexPath.row)
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == rows.indices.last { output.didScrollToEnd() }
  }
}

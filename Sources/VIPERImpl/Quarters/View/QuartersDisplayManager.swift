import HeadlessUI

/// Lists quarters, and reports which one was tapped.
final class QuartersDisplayManager {
  var rows: [QuartersViewModel.Row] = []
  private let output: any QuartersViewOutput

  init(output: any QuartersViewOutput) {
    self.output = output
  }
}

// MARK: - TableViewDataSource

extension QuartersDisplayManager: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.title
    cell.detailText = row.subtitle
    return cell
  }
}

// MARK: - TableViewDelegate

extension QuartersDisplayManager: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectRow(at: indexPath.row)
  }
}

import HeadlessUI

/// Lists articles by category, and reports which one was tapped.
final class ReferenceDisplayManager {
  var sections: [ReferenceSectionViewModel] = []
  private let output: any ReferenceViewOutput

  init(output: any ReferenceViewOutput) {
    self.output = output
  }
}

// MARK: - TableViewDataSource

extension ReferenceDisplayManager: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }
}

// MARK: - TableViewDelegate

extension ReferenceDisplayManager: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectRow(at: indexPath.row, inSection: indexPath.section)
  }
}

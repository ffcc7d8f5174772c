import HeadlessUI

/// Lists articles by category.
final class ReferenceDataSource {
  var sections: [ReferenceSectionViewModel] = []
}

// MARK: - TableViewDataSource

extension ReferenceDataSource: TableViewDataSource {
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

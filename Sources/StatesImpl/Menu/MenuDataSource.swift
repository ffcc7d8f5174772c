import HeadlessUI
import SharedModel

/// Lists the parts of the guide.
final class MenuDataSource {
  let sections = GuideSection.allCases
  var favouriteCount = 0
}

// MARK: - TableViewDataSource

extension MenuDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let section = sections[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = section.title
    if section == .places, favouriteCount > 0 { cell.badge = String(favouriteCount) }
    return cell
  }
}

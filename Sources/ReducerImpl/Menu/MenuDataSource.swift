import HeadlessUI
import SharedModel

/// Lists the parts of the guide.
final class MenuDataSource {
  let sections = GuideSection.allCases
  var favouriteCount = 0

  private func title(of section: GuideSection) -> String {
    switch section {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }
}

// MARK: - TableViewDataSource

extension MenuDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let section = sections[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = title(of: section)
    if section == .places, favouriteCount > 0 { cell.badge = String(favouriteCount) }
    return cell
  }
}

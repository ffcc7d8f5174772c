import HeadlessUI
import SharedModel
import Storyboard

import class Foundation.NSString  // only for its formats, because Foundation has another `IndexPath`

/// Refreshes the menu's outlets from the model, and provides the rows of its list.
final class MenuViewModel {
  private let model: MenuModel
  private let layout: MenuLayout

  init(model: MenuModel, layout: MenuLayout) {
    self.model = model
    self.layout = layout
  }

  func refresh() {
    layout.greeting.text = model.user.map { String(format: Texts.hello, $0.displayName) } ?? ""
    refreshCover()
    refreshSections()
  }

  func refreshCover() {
    layout.cover.image = model.cover?.name
  }

  func refreshSections() {
    layout.sections.reloadData()
  }

  private func title(of section: GuideSection) -> String {
    switch section {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }
}

// MARK: - TableViewDataSource

extension MenuViewModel: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.sections.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let section = model.sections[indexPath.row]
    let count = model.favourites.count
    let cell = tableView.dequeueReusableCell()
    cell.text = title(of: section)
    if section == .places, count > 0 { cell.badge = String(count) }
    return cell
  }
}

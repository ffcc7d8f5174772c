import HeadlessUI
import SharedModel
import Storyboard

/// Pushes what the menu is about to its outlets, and fills its list.
final class MenuViewModel {
  private let model: MenuModel
  private let layout: MenuLayout

  init(model: MenuModel, layout: MenuLayout) {
    self.model = model
    self.layout = layout
  }

  func refresh() {
    layout.greeting.text = model.user.map(Texts.greeting) ?? ""
    refreshCover()
    refreshSections()
  }

  func refreshCover() {
    layout.cover.image = model.cover?.name
  }

  func refreshSections() {
    layout.sections.reloadData()
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
    cell.text = section.title
    if section == .places, count > 0 { cell.badge = String(count) }
    return cell
  }
}

import HeadlessUI
import SharedModel
import Storyboard

/// Refreshes the outlets of the reference book's screen from the model, and provides the rows of its list.
final class ReferenceViewModel {
  private let model: ReferenceModel
  private let layout: ReferenceLayout
  private let status: LoadStatusViewModel

  init(model: ReferenceModel, layout: ReferenceLayout) {
    self.model = model
    self.layout = layout
    status = LoadStatusViewModel(layout: layout.status, refreshControl: layout.refreshControl)
  }

  func refreshProgress() {
    status.refresh(model.status)
  }

  func refreshArticles() {
    layout.list.reloadData()
  }
}

// MARK: - TableViewDataSource

extension ReferenceViewModel: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    model.categories?.count ?? 0
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    model.categories?[section].name
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.categories?[section].articles.count ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = model.article(at: indexPath.section, row: indexPath.row)?.title ?? ""
    return cell
  }
}

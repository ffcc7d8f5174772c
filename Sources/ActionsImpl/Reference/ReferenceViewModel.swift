import HeadlessUI
import SharedModel
import Storyboard

/// Refreshes the outlets of the reference book's screen from the model, and provides the rows of its list.
final class ReferenceViewModel {
  private let model: ReferenceModel
  private let layout: ReferenceLayout

  init(model: ReferenceModel, layout: ReferenceLayout) {
    self.model = model
    self.layout = layout
  }

  func refreshProgress() {
    if model.wait == .load { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
    if model.wait != .refresh { layout.refreshControl.endRefreshing() }
    layout.error.text = model.failure?.loadFailure ?? ""
    layout.error.isHidden = model.failure == nil
    layout.retry.isHidden = model.failure == nil
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

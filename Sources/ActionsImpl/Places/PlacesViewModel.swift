import HeadlessUI
import SharedModel
import Storyboard

import class Foundation.NSString  // only for its formats, because Foundation has another `IndexPath`

/// Refreshes the outlets of the places' screen from the model, and provides the rows of its list.
final class PlacesViewModel {
  private let model: PlacesModel
  private let layout: PlacesLayout
  private let status: LoadStatusViewModel

  init(model: PlacesModel, layout: PlacesLayout) {
    self.model = model
    self.layout = layout
    status = LoadStatusViewModel(layout: layout.status, refreshControl: layout.refreshControl)
  }

  func refresh() {
    layout.search.text = model.query.text
    refreshProgress()
    refreshList()
  }

  func refreshProgress() {
    status.refresh(model.status)
    layout.more.title = model.hasFailedToLoadMore ? Texts.loadMoreFailed : Texts.loadingMore
    layout.more.isEnabled = model.hasFailedToLoadMore
    layout.more.isHidden = model.status.wait != .more && !model.hasFailedToLoadMore
  }

  // MARK: - Rows

  func refreshList() {
    layout.list.reloadData()
    refreshEmpty()
  }

  func refreshRows(_ change: LoadedPlaces.Change) {
    switch change {
    case .added(let rows): layout.list.insertRows(at: rows.map { IndexPath(row: $0) })
    case .removed(let row): layout.list.deleteRows(at: [IndexPath(row: row)])
    }
    refreshEmpty()
  }

  func refreshRow(_ row: Int) {
    layout.list.reloadRows(at: [IndexPath(row: row)])
  }

  private func refreshEmpty() {
    let text = (model.list?.query ?? model.query).trimmedText
    layout.empty.text = text.isEmpty ? Texts.nothingHere : String(format: Texts.noMatch, text)
    layout.empty.isHidden = model.list?.places.isEmpty != true
  }
}

// MARK: - TableViewDataSource

extension PlacesViewModel: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.list?.places.count ?? 0
  }

  // snippet.row
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard let place = model.list?.places[indexPath.row] else { return cell }
    cell.text = place.name
    cell.detailText = place.summary
    if model.favourites.contains(place.id) { cell.accessory = Texts.favouriteMark }
    return cell
  }
  // snippet.end
}

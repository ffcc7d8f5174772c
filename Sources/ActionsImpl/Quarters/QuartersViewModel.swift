import HeadlessUI
import SharedModel
import Storyboard

/// Refreshes the outlets of the quarters' screen from the model, and provides the rows of its list.
final class QuartersViewModel {
  private let model: QuartersModel
  private let layout: QuartersLayout
  private let status: LoadStatusViewModel

  init(model: QuartersModel, layout: QuartersLayout) {
    self.model = model
    self.layout = layout
    status = LoadStatusViewModel(layout: layout.status, refreshControl: layout.refreshControl)
  }

  func refresh() {
    layout.order.selectedSegmentIndex = QuarterOrder.allCases.firstIndex(of: model.order)
    refreshProgress()
    refreshQuarters()
  }

  func refreshProgress() {
    status.refresh(model.status)
  }

  func refreshQuarters() {
    layout.list.reloadData()
    layout.empty.isHidden = model.quarters?.isEmpty != true
  }
}

// MARK: - TableViewDataSource

extension QuartersViewModel: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.quarters?.count ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard let quarter = model.quarters?[indexPath.row] else { return cell }
    cell.text = quarter.name
    cell.detailText = quarter.summary
    return cell
  }
}

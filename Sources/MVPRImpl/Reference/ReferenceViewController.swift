import HeadlessUI
import Storyboard

/// The screen of the reference book.
final class ReferenceViewController: ViewController {
  private let layout = ReferenceLayout()
  private let presenter: any ReferencePresenting
  private var sections: [ReferenceSection] = []

  init(presenter: any ReferencePresenting) {
    self.presenter = presenter
    super.init(nibName: ReferenceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.list.dataSource = self
    layout.list.delegate = self
    layout.refreshControl.addTarget(self, action: ReferenceViewController.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(self, action: ReferenceViewController.didTapRetry, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  // MARK: - Actions

  private func didPullToRefresh() {
    presenter.didPullToRefresh()
  }

  private func didTapRetry() {
    presenter.didTapRetry()
  }
}

// MARK: - ReferenceView

extension ReferenceViewController: ReferenceView {
  func setSections(_ sections: [ReferenceSection]) {
    self.sections = sections
    layout.list.reloadData()
  }

  func setLoadStatus(_ status: LoadStatus) {
    layout.status.show(status)
  }

  func endRefreshing() {
    layout.refreshControl.endRefreshing()
  }
}

// MARK: - TableViewDataSource

extension ReferenceViewController: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }
}

// MARK: - TableViewDelegate

extension ReferenceViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectRow(at: indexPath.row, inSection: indexPath.section)
  }
}

// MARK: - RestorableScreen

extension ReferenceViewController: RestorableScreen {
  var restorable: any RestorablePresenting { presenter }
}

import HeadlessUI
import Storyboard

/// Shows the menu.
final class MenuViewController: ViewController {
  private let layout = MenuLayout()
  private let viewModel: MenuViewModel
  /// The rows that the list shows.
  private var rows: [MenuRow] = []

  init(viewModel: MenuViewModel) {
    self.viewModel = viewModel
    super.init(nibName: MenuLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.greeting.text = viewModel.greeting
    layout.sections.dataSource = self
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
  }

  override func viewWillAppear() {
    viewModel.loadCover()
  }

  override func updateProperties() {
    layout.cover.image = viewModel.cover
    let rows = viewModel.rows
    guard rows != self.rows else { return }
    self.rows = rows
    layout.sections.reloadData()
  }

  override func didReceiveMemoryWarning() {
    if viewIfLoaded?.window != nil { viewModel.loadCover() }
  }

  private func didTapSignOut() {
    viewModel.signOut()
  }
}

// MARK: - TableViewDataSource

extension MenuViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell()
    cell.text = row.title
    cell.badge = row.badge
    return cell
  }
}

// MARK: - TableViewDelegate

extension MenuViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectRow(at: indexPath.row)
  }
}

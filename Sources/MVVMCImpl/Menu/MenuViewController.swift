import HeadlessUI
import Storyboard

/// Binds the menu to its view model.
final class MenuViewController: ViewController {
  private let layout = MenuLayout()
  private let viewModel: MenuViewModel

  init(viewModel: MenuViewModel) {
    self.viewModel = viewModel
    super.init(nibName: MenuLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.sections.dataSource = self
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
    bind()
  }

  override func viewWillAppear() {
    viewModel.loadCover()
  }

  override func didReceiveMemoryWarning() {
    if viewIfLoaded?.window != nil { viewModel.loadCover() }
  }

  private func bind() {
    layout.greeting.text = viewModel.greeting
    viewModel.cover.bind { [weak self] in self?.layout.cover.image = $0 }
    viewModel.rows.bind { [weak self] _ in self?.layout.sections.reloadData() }
  }

  private func didTapSignOut() {
    viewModel.signOut()
  }
}

// MARK: - TableViewDataSource

extension MenuViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.value.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = viewModel.rows.value[indexPath.row]
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

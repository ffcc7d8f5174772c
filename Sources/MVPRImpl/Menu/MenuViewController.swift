import HeadlessUI
import Storyboard

/// The menu screen.
final class MenuViewController: ViewController {
  private let layout = MenuLayout()
  private let presenter: any MenuPresenting
  private var rows: [MenuRow] = []

  init(presenter: any MenuPresenting) {
    self.presenter = presenter
    super.init(nibName: MenuLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.sections.dataSource = self
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
    presenter.viewDidLoad()
  }

  override func viewWillAppear() {
    presenter.viewWillAppear()
  }

  override func viewDidDisappear() {
    presenter.viewDidDisappear()
  }

  override func didReceiveMemoryWarning() {
    presenter.didReceiveMemoryWarning()
  }

  private func didTapSignOut() {
    presenter.didTapSignOut()
  }
}

// MARK: - MenuView

extension MenuViewController: MenuView {
  func setGreeting(_ text: String) {
    layout.greeting.text = text
  }

  func setCover(_ name: String?) {
    layout.cover.image = name
  }

  func setRows(_ rows: [MenuRow]) {
    self.rows = rows
    layout.sections.reloadData()
  }
}

// MARK: - TableViewDataSource

extension MenuViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = rows[indexPath.row].title
    cell.badge = rows[indexPath.row].badge
    return cell
  }
}

// MARK: - TableViewDelegate

extension MenuViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelectRow(at: indexPath.row)
  }
}

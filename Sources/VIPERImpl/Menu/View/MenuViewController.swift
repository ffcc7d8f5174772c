import HeadlessUI
import Storyboard

/// Shows the parts of the guide.
final class MenuViewController: ViewController {
  private let layout = MenuLayout()
  private let dataSource = MenuDataSource()
  private let output: any MenuViewOutput

  init(output: any MenuViewOutput) {
    self.output = output
    super.init(nibName: MenuLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.sections.dataSource = dataSource
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
    output.didTriggerViewReady()
  }

  override func viewWillAppear() {
    output.didTriggerViewWillAppear()
  }

  override func viewDidDisappear() {
    output.didTriggerViewDidDisappear()
  }

  override func didReceiveMemoryWarning() {
    output.didReceiveMemoryWarning()
  }

  private func didTapSignOut() {
    output.didTapSignOut()
  }
}

// MARK: - MenuViewInput

extension MenuViewController: MenuViewInput {
  func showGreeting(_ text: String) {
    layout.greeting.text = text
  }

  func showSections(_ rows: [MenuRowViewModel]) {
    dataSource.rows = rows
    layout.sections.reloadData()
  }

  func showCover(named name: String) {
    layout.cover.image = name
  }

  func showCoverPlaceholder() {
    layout.cover.image = nil
  }
}

// MARK: - TableViewDelegate

extension MenuViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    output.didSelectSection(at: indexPath.row)
  }
}

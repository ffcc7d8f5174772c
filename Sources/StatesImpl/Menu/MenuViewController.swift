import HeadlessUI
import Storyboard

/// The view of the menu.
final class MenuViewController: ViewController {
  weak var messages: (any MenuMessages)?  // the state, which owns this
  let quartersSegue = StoryboardSegue.menuToQuarters
  let placesSegue = StoryboardSegue.menuToPlaces
  let referenceSegue = StoryboardSegue.menuToReference
  private let layout = MenuLayout()

  init() {
    super.init(nibName: MenuLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
    messages?.didLoadView()
  }

  override func viewWillAppear() {
    messages?.willAppear()
  }

  private func didTapSignOut() {
    messages?.didTapSignOut()
  }

  // MARK: - View

  func showGreeting(_ text: String) {
    layout.greeting.text = text
  }

  func showCover(_ name: String?) {
    layout.cover.image = name
  }

  func showRows(of dataSource: any TableViewDataSource) {
    layout.sections.dataSource = dataSource
  }

  func reloadRows() {
    layout.sections.reloadData()
  }
}

// MARK: - TableViewDelegate

extension MenuViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    messages?.didSelectRow(at: indexPath)
  }
}

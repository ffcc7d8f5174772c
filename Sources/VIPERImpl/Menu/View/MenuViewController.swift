import HeadlessUI
import Storyboard

/// Shows the parts of the guide.
final class MenuViewController: ViewController {
  private let layout = MenuLayout()
  private let output: any MenuViewOutput
  private let displayManager: MenuDisplayManager

  init(output: any MenuViewOutput, displayManager: MenuDisplayManager) {
    self.output = output
    self.displayManager = displayManager
    super.init(nibName: MenuLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.sections.dataSource = displayManager
    layout.sections.delegate = displayManager
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
  func showTitle(_ text: String) {
    title = text
  }

  func showGreeting(_ text: String) {
    layout.greeting.text = text
  }

  func showSections(_ rows: [MenuRowViewModel]) {
    displayManager.rows = rows
    layout.sections.reloadData()
  }

  func showCover(named name: String) {
    layout.cover.image = name
  }

  func showCoverPlaceholder() {
    layout.cover.image = nil
  }
}

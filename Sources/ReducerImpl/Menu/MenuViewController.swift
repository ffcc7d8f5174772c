import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// Shows the menu.
final class MenuViewController: ViewController {
  private let layout = MenuLayout()
  private let dataSource = MenuDataSource()
  private let store: Store<MenuState, MenuAction>
  private var observation: Cancellable?

  init(store: Store<MenuState, MenuAction>) {
    self.store = store
    super.init(nibName: MenuLayout.name)
    title = Texts.appTitle
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.sections.dataSource = dataSource
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
    observation = store.observe(\.self) { [weak self] in self?.render($0) }
    store.send(.viewDidLoad)
  }

  override func viewWillAppear() {
    store.send(.viewWillAppear)
  }

  private func render(_ state: MenuState) {
    layout.greeting.text = String(format: Texts.hello, state.user.displayName)
    layout.cover.image = state.cover?.name
    guard dataSource.favouriteCount != state.favouriteCount else { return }
    dataSource.favouriteCount = state.favouriteCount
    layout.sections.reloadData()
  }

  // MARK: - Actions

  private func didTapSignOut() { store.send(.signOutTapped) }
}

// MARK: - TableViewDelegate

extension MenuViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    store.send(.sectionSelected(dataSource.sections[indexPath.row]))
  }
}

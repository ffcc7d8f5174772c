/// Finds the view that a user touches and performs the interaction, or throws the reason why that is impossible.
struct UserInput {
  let window: Window

  func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    switch interaction {
    case .tap(let id): try control(id, as: Button.self, "button").sendActions(for: .touchUpInside)
    case .type(let text, let id): try control(id, as: TextField.self, "text field").type(text)
    case .clear(let id): try control(id, as: TextField.self, "text field").clear()
    case .toggle(let id): try control(id, as: Switch.self, "toggle").toggle()
    case .choose(let segment, let id): try choose(segment, in: id)
    case .selectRow(let number, let id): try selectRow(number, wanted: "\(number)", in: id)
    case .selectRowTitled(let title, let id): try selectRow(title, in: id)
    case .pullToRefresh(let id): try pull(id)
    case .scrollToEnd(let id): try control(id, as: TableView.self, "list").scrollToEnd()
    case .tapInAlert(let title): try tapInAlert(title)
    case .goBack: try goBack { $0.popViewController() != nil }
    case .swipeBackAndLetGo: try goBack { $0.beginPoppingAndLetGo() }
    case .swipeModalDown: try swipeModalDown()
    case .receive, .open: fatalError("UserInput takes what a user does, not \(interaction)")
    }
  }

  // MARK: - Elements

  /// Returns the view with an identifier if a user can use it now.
  private func control<Kind: View>(
    _ id: String, as kind: Kind.Type, _ kindName: String
  ) throws(ImpossibleInteraction) -> Kind {
    if let alert = window.alert {
      throw .alertInFront(wanted: "“\(id)”", alert: alert.alertSnapshot)
    }
    guard let view = window.frontmost?.view.shownViews.first(where: { $0.accessibilityIdentifier == id }),
      let element = view.element
    else { throw notShown(id) }
    guard let control = view as? Kind else { throw .wrongKind(element, needed: kindName) }
    guard element.isEnabled else { throw .notEnabled(element) }
    return control
  }

  private func notShown(_ id: String) -> ImpossibleInteraction {
    let snapshot = window.snapshot
    if let modal = snapshot.modal, snapshot.screen.elements.contains(where: { $0.id == id }) {
      return .behindModal(id: id, modal: modal)
    }
    return .notShown(id: id, frontmost: snapshot.frontmostScreen)
  }

  private func choose(_ segment: String, in id: String) throws(ImpossibleInteraction) {
    let control = try control(id, as: SegmentedControl.self, "segmented control")
    guard control.choose(segment) else { throw .noSuchSegment(title: segment, element: shown(control)) }
  }

  private func selectRow(_ number: Int, wanted: String, in id: String) throws(ImpossibleInteraction) {
    let list = try control(id, as: TableView.self, "list")
    guard number > 0, list.select(number - 1) else { throw .noSuchRow(wanted: wanted, element: shown(list)) }
  }

  private func selectRow(_ title: String, in id: String) throws(ImpossibleInteraction) {
    let list = try control(id, as: TableView.self, "list")
    let element = shown(list)
    guard case .list(let content) = element.content,
      let index = content.rows.firstIndex(where: { $0.title == title })
    else { throw .noSuchRow(wanted: "“\(title)”", element: element) }
    try selectRow(index + 1, wanted: "“\(title)”", in: id)
  }

  private func pull(_ id: String) throws(ImpossibleInteraction) {
    let list = try control(id, as: TableView.self, "list")
    guard let refreshControl = list.refreshControl else {
      throw .wrongKind(shown(list), needed: "list that can be pulled")
    }
    refreshControl.pull()
  }

  private func shown(_ view: View) -> Element {
    view.element ?? Element(id: view.accessibilityIdentifier, content: .label(""))
  }

  // MARK: - Layers

  private func tapInAlert(_ title: String) throws(ImpossibleInteraction) {
    guard let alert = window.alert else {
      throw .noAlert(wanted: title, frontmost: window.snapshot.frontmostScreen)
    }
    guard alert.tap(title) else { throw .noSuchButton(title: title, alert: alert.alertSnapshot) }
  }

  private func goBack(_ pop: (NavigationController) -> Bool) throws(ImpossibleInteraction) {
    try requireNoAlert("The way back")
    guard window.modal == nil, let navigation = window.navigation, pop(navigation)
    else { throw .nothingToGoBackTo(frontmost: window.snapshot.frontmostScreen) }
  }

  private func swipeModalDown() throws(ImpossibleInteraction) {
    try requireNoAlert("The modal")
    guard let modal = window.modal else { throw .noModal(frontmost: window.snapshot.frontmostScreen) }
    guard !modal.isModalInPresentation else {
      modal.presentationDelegate?.presentationDidAttemptToDismiss(modal)
      return
    }
    let delegate = modal.presentationDelegate
    modal.presentingViewController?.dismiss()
    delegate?.presentationDidDismiss(modal)
  }

  private func requireNoAlert(_ wanted: String) throws(ImpossibleInteraction) {
    guard let alert = window.alert else { return }
    throw .alertInFront(wanted: wanted, alert: alert.alertSnapshot)
  }
}

extension Window {
  /// A snapshot of everything that a user sees.
  public var snapshot: Snapshot {
    updatePropertiesIfNeeded()
    let stack = stack
    return Snapshot(
      stack: stack.map { Snapshot.Entry(name: $0.nibName, title: $0.title) },
      screen: stack.last?.screenSnapshot ?? Snapshot.Screen(name: "", title: "", elements: []),
      modal: modal?.screenSnapshot, alert: alert?.alertSnapshot)
  }

  /// Performs an interaction; throws, and changes nothing, if it is impossible now.
  public func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    updatePropertiesIfNeeded()
    try UserInput(window: self).perform(interaction)
    updatePropertiesIfNeeded()
  }

  /// The screens of the stack, bottom to top.
  var stack: [ViewController] { navigation?.viewControllers ?? content.map { [$0] } ?? [] }

  /// The navigation controller that fills the window.
  var navigation: NavigationController? { content as? NavigationController }

  /// The controller that fills the window: the root, or instead of a mere container, which has no layout, its last
  /// child.
  private var content: ViewController? {
    var content = rootViewController
    while let container = content, container.nibName.isEmpty, !(container is NavigationController),
      let child = container.children.last
    {
      content = child
    }
    return content
  }

  /// The controller of the frontmost screen, ignoring alerts.
  var frontmost: ViewController? { modal ?? stack.last }
}

extension ViewController {
  var screenSnapshot: Snapshot.Screen {
    Snapshot.Screen(name: nibName, title: title, elements: view.shownElements)
  }
}

extension AlertController {
  var alertSnapshot: Snapshot.Alert { Snapshot.Alert(title: title, buttons: actions.map(\.title)) }
}

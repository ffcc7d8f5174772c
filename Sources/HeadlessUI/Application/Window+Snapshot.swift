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
  var stack: [ViewController] {
    switch rootViewController {
    case let navigation as NavigationController: navigation.viewControllers
    case let container? where container.nibName.isEmpty && !container.children.isEmpty:
      navigation?.viewControllers ?? container.children.suffix(1)
    case let controller?: [controller]
    case nil: []
    }
  }

  /// The navigation controller: the root, or the child of a root that is a mere container without a layout.
  var navigation: NavigationController? {
    switch rootViewController {
    case let navigation as NavigationController: navigation
    case let container? where container.nibName.isEmpty: container.children.last as? NavigationController
    default: nil
    }
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

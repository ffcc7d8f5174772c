extension Window {
  /// What a user sees.
  public var snapshot: Snapshot {
    updatePropertiesIfNeeded()
    let stack = stack
    return Snapshot(
      stack: stack.map { Snapshot.Entry(name: $0.nibName, title: $0.title) },
      screen: stack.last?.screenSnapshot ?? Snapshot.Screen(name: "", title: "", elements: []),
      modal: modal?.screenSnapshot, alert: alert?.alertSnapshot)
  }

  /// Does what a user does; throws, and changes nothing, when that is impossible at this moment.
  public func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    updatePropertiesIfNeeded()
    try UserInput(window: self).perform(interaction)
    updatePropertiesIfNeeded()
  }

  /// The screens at the back, bottom to top.
  var stack: [ViewController] {
    switch rootViewController {
    case let navigation as NavigationController: navigation.viewControllers
    case let container? where container.nibName.isEmpty && !container.children.isEmpty:
      navigation?.viewControllers ?? container.children.suffix(1)
    case let controller?: [controller]
    case nil: []
    }
  }

  /// What the user goes back in: the root, or what a mere container holds there, which has no layout of its own.
  var navigation: NavigationController? {
    switch rootViewController {
    case let navigation as NavigationController: navigation
    case let container? where container.nibName.isEmpty: container.children.last as? NavigationController
    default: nil
    }
  }

  /// The controller of the frontmost screen, alerts left aside.
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

// MARK: - Modal screens and alerts

extension ViewController {
  /// The navigation controller that holds this controller, at any depth.
  public var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }

  /// What this controller, or the container that holds it, has presented.
  public var presentedViewController: ViewController? { outermost.presented }

  /// Shows a controller over this one.
  ///
  /// As in UIKit nothing happens when this controller is not in a window, or has presented something already; the latter is
  /// a `Fault`.
  public func present(_ controller: ViewController) {
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else { return }
    if let presented = presenter.presented {
      window.report(
        Fault(
          type: "\(type(of: self))", event: "present",
          message: "\(controller.nameInFaults) can't be presented while \(presented.nameInFaults) is."))
      return
    }
    window.checkNavigation("\(controller.nameInFaults) was presented")
    presenter.presented = controller
    controller.presentingViewController = presenter
    window.transition { controller.beginAppearanceTransition(true, in: window) }
    controller.endAppearanceTransition()
  }

  /// Takes away what this controller has presented, or else this controller from where it was presented.
  public func dismiss() {
    let presenter = outermost
    guard let presented = presenter.presented else {
      presenter.presentingViewController?.dismiss()
      return
    }
    presenter.viewIfLoaded?.window?.checkNavigation("\(presented.nameInFaults) was dismissed")
    presented.withdraw()
    presenter.presented = nil
  }

  /// Takes this controller out of sight, after all that is above it.
  func withdraw() {
    if presented != nil { dismiss() }
    viewIfLoaded?.window?.transition {
      beginAppearanceTransition(false, in: nil)
      endAppearanceTransition()
    }
    presentingViewController = nil
  }

  /// The container around all containers, which is what presents.
  private var outermost: ViewController { parent?.outermost ?? self }

  /// Its class and, of an alert, what it says.
  private var nameInFaults: String {
    self is AlertController ? "the alert “\(title)”" : "\(type(of: self))"
  }
}

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
    present(controller, completion: nil)
  }

  /// Shows a controller over this one, and calls `completion` once it has appeared.
  public func present(_ controller: ViewController, completion: (() -> Void)?) {
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window else { return }
    guard !window.isUpdating else {
      return window.afterUpdate { [weak self] in self?.present(controller, completion: completion) }
    }
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
    completion?()
  }

  /// Takes away what this controller has presented, or else this controller from where it was presented.
  public func dismiss() {
    dismiss(completion: nil)
  }

  /// Takes away what `dismiss()` does, and calls `completion` once it has disappeared, or when there is nothing to take away.
  public func dismiss(completion: (() -> Void)?) {
    let presenter = outermost
    if let window = presenter.viewIfLoaded?.window, window.isUpdating {
      return window.afterUpdate { [weak self] in self?.dismiss(completion: completion) }
    }
    guard let presented = presenter.presented else {
      guard let presenting = presenter.presentingViewController else {
        completion?()
        return
      }
      return presenting.dismiss(completion: completion)
    }
    presenter.viewIfLoaded?.window?.checkNavigation("\(presented.nameInFaults) was dismissed")
    presented.withdraw()
    presenter.presented = nil
    completion?()
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

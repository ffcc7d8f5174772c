// MARK: - Modal screens and alerts

extension ViewController {
  /// The closest navigation controller among the ancestors.
  public var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }

  /// The controller that this one, or its outermost container, has presented.
  public var presentedViewController: ViewController? { outermost.presented }

  /// Presents a controller.
  ///
  /// As in UIKit, nothing happens if this controller isn't in a window or has presented another one already; the latter
  /// is a `Fault`.
  public func present(_ controller: ViewController) {
    present(controller, completion: nil)
  }

  /// Presents a controller, and calls `completion` once it has appeared.
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

  /// Dismisses the controller that this one has presented, or else this one.
  public func dismiss() {
    dismiss(completion: nil)
  }

  /// Dismisses as `dismiss()` does, and calls `completion` once that has disappeared or if there is nothing to dismiss.
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

  /// Makes this controller disappear, after everything above it.
  func withdraw() {
    if presented != nil { dismiss() }
    viewIfLoaded?.window?.transition {
      beginAppearanceTransition(false, in: nil)
      endAppearanceTransition()
    }
    presentingViewController = nil
  }

  /// The outermost container, which presents on behalf of those in it.
  private var outermost: ViewController { parent?.outermost ?? self }

  /// The class, or an alert's title.
  private var nameInFaults: String {
    self is AlertController ? "the alert “\(title)”" : "\(type(of: self))"
  }
}

@MainActor
open class UIViewController: UIResponder {
  open var title: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView!
  open var navigationController: UINavigationController? { declaredOnly() }
  open var presentedViewController: UIViewController? { declaredOnly() }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }

  open func loadView() { declaredOnly() }
  open func loadViewIfNeeded() { declaredOnly() }
  open func viewDidLoad() { declaredOnly() }
  open func updateProperties() { declaredOnly() }

  open func addChild(_ childController: UIViewController) { declaredOnly() }
  open func didMove(toParent parent: UIViewController?) { declaredOnly() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { declaredOnly() }
}

@MainActor
open class UINavigationController: UIViewController {
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { declaredOnly() }
}

// MARK: - Alerts

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
  }

  open func addAction(_ action: UIAlertAction) { declaredOnly() }
}

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { declaredOnly() }
}

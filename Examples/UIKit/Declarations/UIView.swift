@MainActor
open class UIView: UIResponder {
  open var accessibilityIdentifier: String?
  open var backgroundColor: UIColor?
  open var isHidden: Bool = false
  open var translatesAutoresizingMaskIntoConstraints: Bool = true

  open var leadingAnchor: NSLayoutXAxisAnchor { declaredOnly() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declaredOnly() }
  open var topAnchor: NSLayoutYAxisAnchor { declaredOnly() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declaredOnly() }
  open var safeAreaLayoutGuide: UILayoutGuide { declaredOnly() }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { declaredOnly() }

  public init(frame: CGRect) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }
  override public convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) { declaredOnly() }
  open func sizeToFit() { declaredOnly() }
}

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var numberOfLines: Int = 1
}

@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium
    case large
  }

  public init(style: UIActivityIndicatorView.Style) { declaredOnly() }
  public required init(coder: NSCoder) { declaredOnly() }

  open func startAnimating() { declaredOnly() }
  open func stopAnimating() { declaredOnly() }
}

// MARK: - Layout

@MainActor
open class UIStackView: UIView {
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0

  override public init(frame: CGRect) { declaredOnly() }
  public required init(coder: NSCoder) { declaredOnly() }
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }

  open func addArrangedSubview(_ view: UIView) { declaredOnly() }
}

@MainActor
open class UILayoutGuide: NSObject {
  open var leadingAnchor: NSLayoutXAxisAnchor { declaredOnly() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declaredOnly() }
  open var topAnchor: NSLayoutYAxisAnchor { declaredOnly() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declaredOnly() }
}

@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { declaredOnly() }
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { declaredOnly() }
}

@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

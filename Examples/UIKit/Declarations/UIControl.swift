@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public static var touchUpInside: Event { declaredOnly() }
    public static var valueChanged: Event { declaredOnly() }
    public static var editingChanged: Event { declaredOnly() }

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct State: OptionSet, Sendable {
    public static var normal: State { declaredOnly() }

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var isEnabled: Bool = true

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { declaredOnly() }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: NSObject {
  public convenience init(handler: @escaping UIActionHandler) { declaredOnly() }
}

@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
  }

  public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: UIControl.State) { declaredOnly() }
}

@MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  open var text: String?
  open var borderStyle: UITextField.BorderStyle = .none
}

@MainActor
open class UIRefreshControl: UIControl {
  open func endRefreshing() { declaredOnly() }
}

import HeadlessUI

/// Weak references to the objects of a module, found by following stored properties from its view.
struct ModuleParts {
  private final class Reference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  /// The types of a module.
  static func namesOfModule(_ prefix: String) -> [String] {
    ["Interactor", "Presenter", "Router", "ViewController"].map { "VIPERImpl.\(prefix)\($0)" }
  }

  /// The types of a module that shows a list.
  static func namesOfListModule(_ prefix: String) -> [String] {
    ["VIPERImpl.\(prefix)DataSource"] + namesOfModule(prefix)
  }

  private static let kinds = ["DataSource", "Interactor", "Presenter", "Router", "View", "ViewController"]

  private var references: [String: Reference] = [:]

  /// - Parameter prefix: how the names of the module's types start, such as "Quarters".
  init(of view: AnyObject?, prefix: String) {
    if let view { add(view, prefix: "VIPERImpl.\(prefix)") }
  }

  /// The types of all objects that were found.
  var names: [String] { references.keys.sorted() }

  /// The types of those that are still there.
  var aliveNames: [String] { references.filter { $0.value.object != nil }.keys.sorted() }

  private mutating func add(_ value: Any, prefix: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let name = String(reflecting: type(of: value))
      guard Self.kinds.contains(where: { name == prefix + $0 }), references[name] == nil else { return }
      references[name] = Reference(value as AnyObject)
    } else if mirror.displayStyle != .optional {
      return
    }
    for child in mirror.children { add(child.value, prefix: prefix) }
  }
}

@testable import MVPRImpl

/// The objects of this architecture that are reached from a screen or from the app's delegate, none of them kept alive by this.
final class ModuleObjects {
  private struct Reference {
    let name: String
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  /// The classes of all that were found, by name.
  var names: [String] { references.map(\.name).sorted() }
  /// The classes of those that are still alive.
  var alive: [String] { references.filter { $0.object != nil }.map(\.name).sorted() }

  init(of root: AnyObject?) {
    if let root { visit(root) }
  }

  private func visit(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: visit(object: value as AnyObject, mirror)
    case .optional: mirror.children.forEach { visit($0.value) }
    default: break
    }
  }

  private func visit(object: AnyObject, _ mirror: Mirror) {
    let name = String(reflecting: type(of: object))
    guard name.hasPrefix("MVPRImpl."), !(object is SingleInstance) else { return }
    guard !references.contains(where: { $0.object === object }) else { return }
    references.append(Reference(name: String(name.dropFirst("MVPRImpl.".count)), object: object))
    mirror.children.forEach { visit($0.value) }
  }
}

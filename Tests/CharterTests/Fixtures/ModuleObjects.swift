import HeadlessUI

/// The objects of an implementation, its layouts and its controllers that were reachable at one moment, held weakly.
struct ModuleObjects {
  private struct Reference {
    weak var object: AnyObject?
    let type: String
  }

  private var references: [Reference] = []

  /// The names of the classes whose objects are still alive.
  var alive: [String] { references.filter { $0.object != nil }.map(\.type).sorted() }

  /// Follows every stored property, private ones too. Objects that only closures reference aren't found; the stories'
  /// step “nothing is left behind” counts those as well.
  init(of module: String, reachableFrom root: Any) {
    var found: [ObjectIdentifier: AnyObject] = [:]
    Self.collect(root, into: &found)
    references = found.values.compactMap { object in
      let type = String(reflecting: type(of: object))
      guard object is ViewController || [module, "Storyboard"].contains(where: { type.hasPrefix("\($0).") }) else {
        return nil
      }
      return Reference(object: object, type: type)
    }
  }

  /// The objects that aren't among the others, such as those that have appeared since or can no longer be reached.
  func without(_ others: Self) -> Self {
    var rest = self
    rest.references.removeAll { one in others.references.contains { $0.object === one.object } }
    return rest
  }

  private static func collect(_ value: Any, into found: inout [ObjectIdentifier: AnyObject]) {
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      let object = value as AnyObject
      guard found.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
    }
    while let current = mirror {
      for child in current.children { collect(child.value, into: &found) }
      mirror = current.superclassMirror
    }
  }
}

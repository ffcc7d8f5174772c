/// The objects of the implementation, the layouts and the controllers of the kit that could be reached at one moment, held
/// weakly.
struct ModuleObjects {
  private struct Reference {
    weak var object: AnyObject?
    let type: String
  }

  private var references: [Reference] = []

  /// The names of the classes of those that are still alive.
  var alive: [String] { references.filter { $0.object != nil }.map(\.type).sorted() }

  /// Follows every stored property, private ones too; what only a closure holds isn't found.
  init(reachableFrom root: Any) {
    var found: [ObjectIdentifier: AnyObject] = [:]
    Self.collect(root, into: &found)
    references = found.values.compactMap { object in
      let parts = String(reflecting: type(of: object)).split(separator: ".").map(String.init)
      guard parts.count == 2, Self.belongsToScreens(module: parts[0], type: parts[1]) else { return nil }
      return Reference(object: object, type: parts[1])
    }
  }

  /// Those that are none of the others: what came since those were looked at, or what can no longer be reached.
  func without(_ others: Self) -> Self {
    var rest = self
    rest.references.removeAll { one in others.references.contains { $0.object === one.object } }
    return rest
  }

  private static func belongsToScreens(module: String, type: String) -> Bool {
    module == "MassiveImpl" || module == "Storyboard" || ["NavigationController", "AlertController"].contains(type)
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

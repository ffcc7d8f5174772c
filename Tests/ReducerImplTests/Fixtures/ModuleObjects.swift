/// The controllers, model objects, data sources and layouts that could be reached at one moment, held weakly.
struct ModuleObjects {
  private struct Reference {
    weak var object: AnyObject?
    let type: String
  }

  private let references: [Reference]

  /// The names of their classes.
  var types: Set<String> { Set(references.map(\.type)) }
  /// The names of the classes of those that are still alive.
  var alive: Set<String> { Set(references.filter { $0.object != nil }.map(\.type)) }

  /// Follows every stored property, private ones too.
  init(reachableFrom roots: Any...) {
    var found: [ObjectIdentifier: AnyObject] = [:]
    for root in roots { Self.collect(root, into: &found) }
    references = found.values.compactMap { object in
      let parts = String(reflecting: type(of: object)).split(separator: ".").map(String.init)
      guard parts.count == 2, Self.belongsToScreens(module: parts[0], type: parts[1]) else { return nil }
      return Reference(object: object, type: parts[1])
    }
  }

  private static func belongsToScreens(module: String, type: String) -> Bool {
    module == "ReducerImpl" || module == "Storyboard" || ["NavigationController", "AlertController"].contains(type)
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

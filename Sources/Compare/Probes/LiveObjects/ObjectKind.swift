package enum ObjectKind: Hashable, Sendable {
  case instance(name: String, module: String)
  /// A collection's buffer, with the type of the collection.
  case collection(String)
  /// A closure's captures, or a variable that closures share, by type.
  case context([String])
  /// An object of the runtime or the standard library, such as a string's text, an error or a task.
  case other(String)

  package init(collection type: Any.Type) {
    self = .collection(ClassName(runtimeName: _typeName(type, qualified: true)).description)
  }

  package var isCollection: Bool { if case .collection = self { true } else { false } }
}

package struct ObjectNames {
  private var kinds: [UnsafeRawPointer: ObjectKind] = [:]

  package init() {}

  mutating func kind(of metadata: UnsafeRawPointer) -> ObjectKind {
    if let kind = kinds[metadata] { return kind }
    let kind = Self.isClass(metadata) ? Self.kind(ofClass: metadata) : ClosureContext(metadata: metadata).kind
    kinds[metadata] = kind
    return kind
  }

  /// The standard library's collections, by the classes of their buffers.
  private static let collections = [
    ("_ContiguousArrayStorage", "Array"), ("_SetStorage", "Set"), ("_DictionaryStorage", "Dictionary"),
  ]

  private static func isClass(_ metadata: UnsafeRawPointer) -> Bool {
    let kind = metadata.load(as: UInt.self)
    return kind == 0 || kind > 0x7FF
  }

  private static func kind(ofClass metadata: UnsafeRawPointer) -> ObjectKind {
    let name = ClassName(metadata: metadata)
    guard name.module == "Swift" else { return .instance(name: name.description, module: name.module) }
    for (storage, collection) in Self.collections where name.description.hasPrefix("Swift.\(storage)<") {
      return .collection("Swift.\(collection)\(name.description.dropFirst("Swift.\(storage)".count))")
    }
    return .other(name.description)
  }
}

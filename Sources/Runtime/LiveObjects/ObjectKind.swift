/// What an object is, as far as the runtime tells.
public enum ObjectKind: Hashable, Sendable {
  /// An instance of a class, by its full name and the module that declares it.
  case instance(name: String, module: String)
  /// The buffer of a collection, by the collection's type.
  case collection(String)
  /// What a closure, or a variable that closures share, keeps, by the types that it captures.
  case context([String])
  /// An object of the runtime's or the standard library's own: the text of a string, an error, a task.
  case other(String)

  /// The buffer of a collection of that type.
  public init(collection type: Any.Type) {
    self = .collection(ClassName(runtimeName: _typeName(type, qualified: true)).description)
  }

  /// Whether it is the buffer of a collection.
  public var isCollection: Bool {
    if case .collection = self { true } else { false }
  }

  /// How many elements the collection has whose buffer is there: after what every object begins with, arrays, dictionaries and sets
  /// all begin with their count.
  static func elements(at buffer: UnsafeRawPointer) -> Int {
    buffer.load(fromByteOffset: 2 * MemoryLayout<Int>.size, as: Int.self)
  }
}

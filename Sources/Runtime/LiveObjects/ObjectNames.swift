/// Knows what kind of object metadata stand for; asks the runtime once for each.
public struct ObjectNames {
  private var kinds: [UnsafeRawPointer: ObjectKind] = [:]

  /// Knows none yet.
  public init() {}

  mutating func kind(of metadata: UnsafeRawPointer) -> ObjectKind {
    if let kind = kinds[metadata] { return kind }
    let kind = Self.isClass(metadata) ? Self.kind(ofClass: metadata) : ClosureContext(metadata: metadata).kind
    kinds[metadata] = kind
    return kind
  }

  private static func isClass(_ metadata: UnsafeRawPointer) -> Bool {
    let kind = metadata.load(as: UInt.self)
    return kind == 0 || kind > 0x7FF
  }

  private static func kind(ofClass metadata: UnsafeRawPointer) -> ObjectKind {
    let name = ClassName(metadata: metadata)
    guard name.module == "Swift" else { return .instance(name: name.description, module: name.module) }
    for (storage, isKeyed) in [("_ContiguousArrayStorage", false), ("_SetStorage", false), ("_DictionaryStorage", true)] {
      let opening = "Swift.\(storage)<"
      guard name.description.hasPrefix(opening) else { continue }
      let arguments = String(name.description.dropFirst(opening.count).dropLast())
      if isKeyed { return .collection("Dictionary<\(arguments)>") }
      return .collection(storage == "_SetStorage" ? "Set<\(arguments)>" : "Array<\(arguments)>")
    }
    return .other(name.description)
  }
}

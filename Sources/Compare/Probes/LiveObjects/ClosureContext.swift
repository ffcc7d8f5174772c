/// The metadata of an object that holds closure captures.
struct ClosureContext {
  /// The kinds of metadata that such objects have, including generic ones.
  private static let metadataKinds: Set<UInt> = [0x400, 0x500]
  private let metadata: UnsafeRawPointer

  init(metadata: UnsafeRawPointer) { self.metadata = metadata }

  var kind: ObjectKind {
    let kind = metadata.load(as: UInt.self)
    return Self.metadataKinds.contains(kind) ? .context(captures) : .other("object of kind \(String(kind, radix: 16))")
  }

  /// The captured types that have names. A `HeapLocalVariableMetadata` ends with the address of a `CaptureDescriptor`:
  /// the numbers of captured types, metadata sources and bindings, followed by the relative address of each type's
  /// mangled name.
  private var captures: [String] {
    let descriptorOffset = 2 * MemoryLayout<UInt>.size
    guard let descriptor = metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self) else {
      return []
    }
    let count = Int(descriptor.loadUnaligned(as: UInt32.self))
    return (0..<count).map { index in
      let record = descriptor + 12 + 4 * index
      return Self.typeName(mangled: record + Int(record.loadUnaligned(as: Int32.self)))
    }
  }

  private static func typeName(mangled name: UnsafeRawPointer) -> String {
    let bytes = name.assumingMemoryBound(to: UInt8.self)
    guard
      let type = _getTypeByMangledNameInContext(bytes, length(of: bytes), genericContext: nil, genericArguments: nil)
    else { return "?" }
    return ClassName(runtimeName: _typeName(type, qualified: true)).description
  }

  /// A mangled name ends with a zero byte, but may contain references with zeros, after a byte that gives their size.
  private static func length(of name: UnsafePointer<UInt8>) -> UInt {
    var index = 0
    while name[index] != 0 {
      switch name[index] {
      case 0x01...0x17: index += 5
      case 0x18...0x1F: index += 1 + MemoryLayout<UInt>.size
      default: index += 1
      }
    }
    return UInt(index)
  }
}

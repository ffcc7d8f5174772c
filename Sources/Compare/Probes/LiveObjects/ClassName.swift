/// The runtime's name of a class, without the parts that differ between launches.
package struct ClassName: CustomStringConvertible {
  package let module: String
  package let description: String

  init(metadata: UnsafeRawPointer) {
    self.init(runtimeName: _typeName(unsafeBitCast(metadata, to: Any.Type.self), qualified: true))
  }

  /// - Parameter runtimeName: For example `Module.Outer.Inner<Swift.Int>`, `Module.(unknown context at $7f0a).Private`,
  ///   or `(extension in Module):Swift.Array.Nested`.
  package init(runtimeName: String) {
    description = Self.withoutAddresses(runtimeName)
    let opening = "(extension in "
    if description.hasPrefix(opening) {
      module = String(description.dropFirst(opening.count).prefix { $0 != ")" })
    } else {
      module = String(description.prefix { $0 != "." })
    }
  }

  private static func withoutAddresses(_ name: String) -> String {
    // Most names have none, and compiling the pattern takes a thousand times longer than this check.
    guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
    return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}

import Foundation
import Toolchain

extension BuiltPackage {
  /// The build that counts what runs; its manifest may leave out tests that are not about an implementation.
  static func counted(at folder: URL, toolchain: Toolchain) throws(ToolchainError) -> BuiltPackage {
    try BuiltPackage(at: folder, for: "coverage", toolchain: toolchain, environment: ["SAMEAPP_COUNTED": "1"])
  }
}

import Foundation
import Toolchain

extension BuiltPackage {
  /// The build that counts what runs and whose functions report when they are entered; its manifest may leave out what is not about
  /// an implementation.
  static func counted(at folder: URL, toolchain: Toolchain) throws(ToolchainError) -> BuiltPackage {
    try BuiltPackage(
      at: folder, for: "coverage", toolchain: toolchain, environment: ["SAMEAPP_COUNTED": "1", "SAMEAPP_TRACE": "1"])
  }
}

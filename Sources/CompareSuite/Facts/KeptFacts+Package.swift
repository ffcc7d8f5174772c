import Foundation
internal import SyntaxFacts
import Toolchain

extension KeptFacts {
  /// The facts that are kept for the package around a place.
  ///
  /// Nil where there is no package, or nothing was ever built in it: looking at code leaves nothing behind there.
  static func near(_ place: URL?, stamp: String) -> KeptFacts? {
    guard let package = place.flatMap(BuiltPackage.folder(above:)),
      FileManager.default.fileExists(atPath: package.appending(path: ".build").path)
    else { return nil }
    return KeptFacts(in: package.appending(path: ".build/compare/lines/facts.json"), by: stamp)
  }
}

import Foundation

/// A file or folder bundled with a target of this package.
///
/// `Bundle.module` would end the process if its bundle is missing, for example after the executable was copied
/// elsewhere.
package struct BundledResource {
  private let name: String
  private let target: String
  private let source: URL

  /// - Parameters:
  ///   - name: The resource's name.
  ///   - target: The target that bundles the resource.
  ///   - folder: The folder of the resource below the target's sources; empty for the sources' own folder.
  package init(_ name: String, of target: String, in folder: String = "") {
    self.name = name
    self.target = target
    source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: target).appending(path: folder).appending(path: name)
  }

  /// The resource in the bundle next to the executable, or else in the sources; `nil` if it is in neither.
  package var url: URL? {
    let bundles = bundleFolders.compactMap { Bundle(url: $0)?.url(forResource: name, withExtension: nil) }
    return (bundles + [source]).first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The path in the sources, for messages.
  package var sourcePath: String { source.path }

  private var bundleFolders: [URL] {
    // In a test run, the executable is the test bundle, which need not be the main one.
    let places = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    return places.flatMap { place in
      ["resources", "bundle"].map { place.appending(path: "SameApp_\(target).\($0)") }
    }
  }
}

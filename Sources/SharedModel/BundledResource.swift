import Foundation

/// A file or folder that comes with a target of this package.
///
/// `Bundle.module` would end the process where its bundle is missing, as it is once the executable was copied elsewhere.
package struct BundledResource {
  private let name: String
  private let target: String
  private let source: URL

  /// - Parameters:
  ///   - name: The resource's name.
  ///   - target: The target that it is bundled with.
  ///   - folder: The folder that it lies in, below that target's sources; the target's own when empty.
  package init(_ name: String, of target: String, in folder: String = "") {
    self.name = name
    self.target = target
    source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: target).appending(path: folder).appending(path: name)
  }

  /// Where it is: in the bundle beside what runs, or else in the sources; nil when it is in neither.
  package var url: URL? {
    let bundles = bundleFolders.compactMap { Bundle(url: $0)?.url(forResource: name, withExtension: nil) }
    return (bundles + [source]).first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Where it was looked for last, for messages.
  package var sourcePath: String { source.path }

  private var bundleFolders: [URL] {
    // In a test run what runs is the test bundle, which need not be the main one.
    let places = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    return places.flatMap { place in
      ["resources", "bundle"].map { place.appending(path: "SameApp_\(target).\($0)") }
    }
  }
}

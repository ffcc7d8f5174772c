import Foundation

struct Checkout {
  /// The file that lists the implementations for `compare`.
  static let registry = "Sources/Compare/Registry.swift"
  static let manifest = "Package.swift"
  let folder: URL

  init(above place: URL) throws(ExtensionError) {
    var folder = place.standardizedFileURL
    while !Self.isCheckout(folder) {
      // In a deleted folder there is only a relative path, which never becomes “/”.
      guard folder.pathComponents.count > 1 else { throw .noCheckout(folder: place.path) }
      folder.deleteLastPathComponent()
    }
    self.folder = folder
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    [manifest, registry].allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
  }

  func folders() throws -> [(folder: String, names: [String])] {
    try ["Sources", "Sources/Compare", "Tests"].map { parent in
      (parent, try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: parent).path).sorted())
    }
  }

  /// All files below a folder, by path in the checkout; none if the folder doesn't exist.
  func files(in path: String) throws -> [String] {
    let place = folder.appending(path: path).path
    guard FileManager.default.fileExists(atPath: place) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: place).map { "\(path)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.appending(path: $0).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  func text(at path: String) throws -> String { try String(contentsOf: folder.appending(path: path), encoding: .utf8) }
}

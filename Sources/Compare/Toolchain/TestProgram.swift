package import Foundation

/// A program that runs the tests of a module.
package struct TestProgram: Equatable, Sendable {
  package let program: URL
  /// The file with the code of the tests, for coverage.
  package let image: URL

  /// Finds the program, either one for all tests of the package or, with Swift Build, one for each module beside a library.
  package init?(of module: String, in products: URL) {
    let runner = products.appending(path: "\(module)-test-runner")
    let library = products.appending(path: "\(module).so")
    if Self.isProgram(runner), Self.isProgram(library) {
      (program, image) = (runner, library)
      return
    }
    let all = (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
    let whole = all.filter { $0.lastPathComponent.hasSuffix("PackageTests.xctest") && Self.isProgram($0) }
    // A program with an earlier name of the package may still exist.
    guard let newest = whole.max(by: { Self.date(of: $0) < Self.date(of: $1) }) else { return nil }
    (program, image) = (newest, newest)
  }

  /// A folder is executable as well.
  private static func isProgram(_ file: URL) -> Bool {
    let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    return isFile && FileManager.default.isExecutableFile(atPath: file.path)
  }

  private static func date(of file: URL) -> Date {
    (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
  }
}

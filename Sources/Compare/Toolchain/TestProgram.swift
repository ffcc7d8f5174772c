package import Foundation

/// A program that runs the tests of a module by itself, and the file that the code of these is in.
package struct TestProgram: Equatable, Sendable {
  package let program: URL
  /// What holds their code and what they test, as coverage asks for it.
  package let image: URL

  /// Finds it among what was built, in either layout: one program for all tests of the package, or, as Swift Build makes
  /// them, one for each module beside a library; nil when there is none, or only a bundle that can't be run by itself.
  package init?(of module: String, in products: URL) {
    let runner = products.appending(path: "\(module)-test-runner")
    let library = products.appending(path: "\(module).so")
    if Self.isProgram(runner), Self.isProgram(library) {
      (program, image) = (runner, library)
      return
    }
    let all = (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
    let whole = all.filter { $0.lastPathComponent.hasSuffix("PackageTests.xctest") && Self.isProgram($0) }
    // Where the package was called otherwise before, the program of that time is still there.
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

import Basics
import Foundation
import HeadlessUI

/// The parts of an implementation that `compare remove` deletes.
struct Removal {
  let checkout: Checkout
  /// By path in the checkout, with their numbers of files.
  let folders: [(path: String, files: Int)]
  let registrations: [Registration]
  /// The texts of these files without the implementation.
  let replaced: [String: String]
  /// Other files that import it and stay unchanged.
  let users: [String]

  init(of profile: ArchitectureProfile, from checkout: Checkout) throws {
    let module = profile.module
    self.checkout = checkout
    folders = try ["Sources/\(module)", "Tests/\(module)Tests"].compactMap { path in
      let files = try checkout.files(in: path)
      return files.isEmpty ? nil : (path, files.count)
    }
    guard folders.contains(where: { $0.path == "Sources/\(module)" }) else {
      throw ExtensionError.notInCheckout(
        profile.name, folder: checkout.folder.appending(path: "Sources/\(module)").path)
    }
    registrations = Registration.all(module: module, type: "\(module.dropLast("Impl".count))Architecture")
    replaced = try registrations.reduce(into: [:]) { texts, registration in
      texts[registration.file] = try registration.removing(from: checkout.text(at: registration.file))
    }
    let own = folders.map { "\($0.path)/" } + registrations.map(\.file)
    users = try ["Sources", "Tests", "Examples"].flatMap(checkout.files).sorted().filter { path in
      try path.hasSuffix(".swift") && !own.contains(where: path.hasPrefix)
        && checkout.text(at: path).lines.contains {
          $0.hasSuffix("import \(module)") && $0.first != " "
        }
    }
  }

  var lines: [String] {
    Registration.table(folders, registrations)
      + (users.isEmpty ? [] : ["", "These import it, and are left as they are: \(users.joined(separator: ", "))."])
  }
}

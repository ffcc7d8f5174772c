import Basics
import Foundation
import HeadlessUI
import Results
import Toolchain

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
  /// The number of its patches for change requests, which stay as well.
  let patches: Int

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
    patches = try checkout.files(in: "ChangeRequests").count { path in
      path.hasSuffix(".patch") && path.split(separator: "/").last?.hasPrefix("\(profile.name).") == true
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
    let count = Wording.count(patches, "patch", "patches")
    return Registration.table(folders, registrations)
      + (users.isEmpty ? [] : ["", "These import it, and are left as they are: \(users.joined(separator: ", "))."])
      + (patches == 0 ? [] : ["", "Its \(count) for change requests and what documents say of it stay as well."])
  }

  /// A warning of files that git can't restore, because no commit has them as they are.
  var warning: [String] {
    let all = folders.reduce(0) { $0 + $1.files }
    let git = ToolRun(
      URL(filePath: "/usr/bin/env"),
      ["git", "status", "--porcelain", "--no-renames", "--ignored", "--untracked-files=all", "-z", "--"]
        + folders.map(\.path),
      in: checkout.folder)
    // Without git, or outside of a repository, no commit has any of them.
    let changes = (try? git.output()).map { $0.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
    let lost = changes.map { $0.count { $0.count > 3 && $0.prefix(2).last != "D" && $0.prefix(2) != "D " } } ?? all
    guard lost > 0 else { return [] }
    let files = lost == all ? "any of these files" : "\(NumberText.plain(lost)) of these files"
    return ["", "No commit has \(files) as now: git couldn't restore what is deleted."]
  }
}

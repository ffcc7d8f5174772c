/// A link from one file of the checkout to another.
enum RelativeLink {
  /// - Parameters:
  ///   - target: The file that is linked to, from the package on.
  ///   - document: The file that links.
  static func path(to target: String, from document: String) -> String {
    let up = document.split(separator: "/").count - 1
    let shared = zip(document.split(separator: "/").dropLast(), target.split(separator: "/")).prefix { $0 == $1 }.count
    return String(repeating: "../", count: up - shared)
      + target.split(separator: "/").dropFirst(shared).joined(separator: "/")
  }

  /// As Markdown, named by the path.
  static func markdown(to target: String, from document: String) -> String {
    "[\(target)](\(path(to: target, from: document)))"
  }
}

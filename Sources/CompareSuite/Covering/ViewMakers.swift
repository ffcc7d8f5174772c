import HeadlessUI

/// Tells the kit's initialisers of views and view controllers by their mangled names: every subclass runs one of them.
nonisolated struct ViewMakers: Sendable {
  private let prefixes = [String(reflecting: View.self), String(reflecting: ViewController.self)].map { name in
    "$s" + name.split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined() + "C"
  }

  /// Whether one of the functions is such an initialiser.
  func contains(anyOf functions: [Substring]) -> Bool {
    functions.contains { name in name.hasSuffix("fc") && prefixes.contains { name.hasPrefix($0) } }
  }
}

import HeadlessUI

/// Tells the kit's initialisers of views and view controllers by their mangled names: every subclass runs one of them.
nonisolated struct ViewMakers: Sendable {
  private let prefixes = [String(reflecting: View.self), String(reflecting: ViewController.self)].map { name in
    "$s" + name.split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined() + "C"
  }

  /// Whether a function is such an initialiser.
  func contains(_ function: Substring) -> Bool {
    function.hasSuffix("fc") && prefixes.contains { function.hasPrefix($0) }
  }
}

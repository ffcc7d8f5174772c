import HeadlessUI

/// Tells by its mangled name what runs whenever a screen is loaded: the setter of the kit's `ViewController.view`, which every `loadView` calls.
nonisolated struct ScreenLoaders: Sendable {
  private let prefix =
    "$s" + String(reflecting: ViewController.self).split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined()
    + "C4view"

  /// Whether a function is that setter.
  func contains(_ function: Substring) -> Bool {
    function.hasSuffix("vs") && function.hasPrefix(prefix)
  }
}

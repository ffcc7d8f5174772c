@testable import HeadlessUI
@testable import MVVMCImpl

extension Window {
  /// The stack that the guide's coordinator has put into the window.
  var stack: NavigationController? { rootViewController as? NavigationController }
  /// The names of the screens, bottom to top.
  var screens: [String] { (stack?.viewControllers ?? [rootViewController].compactMap(\.self)).map(\.nibName) }
  /// The view model of the place on top.
  var place: PlaceViewModel? { (stack?.topViewController as? PlaceViewController)?.viewModel }

  /// Taps a button of the alert, and returns what the alert said.
  func tapInAlert(_ title: String = "OK") -> String? {
    let message = alert?.title
    return alert?.tap(title) == true ? message : nil
  }
}

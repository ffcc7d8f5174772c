@testable import VIPERImpl

final class RootViewOutputDouble: RootViewOutput {
  private(set) var shownScreens: [String] = []

  func didShowScreen(named name: String) {
    shownScreens.append(name)
  }
}

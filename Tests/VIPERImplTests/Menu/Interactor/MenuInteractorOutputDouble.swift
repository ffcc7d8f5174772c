@testable import VIPERImpl

final class MenuInteractorOutputDouble: MenuInteractorOutput {
  private(set) var events: [String] = []

  func didObtainGreeting(_ text: String) {
    events.append(text)
  }

  func didObtainFavouriteCount(_ count: Int) {
    events.append("\(count) favourites")
  }

  func didObtainCover(named name: String) {
    events.append("image \(name)")
  }

  func didFailToObtainCover() {
    events.append("no image")
  }
}

@testable import VIPERImpl

final class MenuInteractorOutputDouble: MenuInteractorOutput {
  private(set) var events: [String] = []

  func didObtainUserName(_ name: String) {
    events.append(name)
  }

  func didObtainFavouriteCount(_ count: Int) {
    events.append("\(count) favourites")
  }

  func didObtainCover(named name: String) {
    events.append("image \(name)")
  }
}

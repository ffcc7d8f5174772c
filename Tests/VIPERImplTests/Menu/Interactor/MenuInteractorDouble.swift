@testable import VIPERImpl

final class MenuInteractorDouble: MenuInteractorInput {
  private(set) var calls: [String] = []
  var coverCount: Int { calls.count { $0 == "cover" } }

  func obtainUserName() {
    calls.append("user name")
  }

  func observeFavouriteCount() {
    calls.append("favourites")
  }

  func obtainCover() {
    calls.append("cover")
  }

  func signOut() {
    calls.append("sign out")
  }
}

/// The answers to the requests of the menu.
protocol MenuInteractorOutput: AnyObject {
  func didObtainUserName(_ name: String)
  func didObtainFavouriteCount(_ count: Int)
  func didObtainCover(named name: String)
}

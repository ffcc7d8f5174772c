/// What came of what the menu asked for.
protocol MenuInteractorOutput: AnyObject {
  func didObtainUserName(_ name: String)
  func didObtainFavouriteCount(_ count: Int)
  func didObtainCover(named name: String)
}

/// What came of what the menu asked for.
protocol MenuInteractorOutput: AnyObject {
  func didObtainGreeting(_ text: String)
  func didObtainFavouriteCount(_ count: Int)
  func didObtainCover(named name: String)
  func didFailToObtainCover()
}

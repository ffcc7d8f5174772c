/// Follows the flow of the places, and goes on when the user has left it.
protocol PlacesCoordinatorDelegate: AnyObject {
  /// A note was presented or dismissed.
  func placesCoordinatorDidChangeModal()
  /// The user has gone back past the first screen; the coordinator is no longer needed.
  func placesCoordinatorDidFinish()
}

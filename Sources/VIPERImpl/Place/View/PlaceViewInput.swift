/// What the screen of a place can show.
protocol PlaceViewInput: AnyObject {
  func showTitle(_ text: String)
  func showPlace(_ place: PlaceViewModel)
  func showSpinner()
  func hideSpinner()
}

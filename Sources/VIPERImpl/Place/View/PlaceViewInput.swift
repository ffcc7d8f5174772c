/// The screen of a place, as its presenter sees it.
protocol PlaceViewInput: AnyObject {
  func showTitle(_ text: String)
  func showPlace(_ place: PlaceViewModel)
  func showSpinner()
  func hideSpinner()
}

/// The events on the screen of a place.
protocol PlaceViewOutput: AnyObject {
  func didTriggerViewReady()
  func didTriggerViewWillAppear()
  func didTriggerViewDidDisappear()
  func didToggleFavourite(_ isOn: Bool)
  func didTapNext()
  func didTapNote()
}

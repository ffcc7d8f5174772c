/// The messages that a place's view can send to its state.
protocol PlaceMessages: AnyObject {
  func didLoadView()
  func willAppear()
  func didToggleFavourite(_ isOn: Bool)
  func didTapNext()
  func didTapNote()
}

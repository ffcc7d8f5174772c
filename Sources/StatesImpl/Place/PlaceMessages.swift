/// What the view of a place may tell its state.
protocol PlaceMessages: AnyObject {
  func didLoadView()
  func willAppear()
  func didToggleFavourite(_ isOn: Bool)
  func didTapNext()
  func didTapNote()
}

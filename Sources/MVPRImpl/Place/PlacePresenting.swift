/// Receives the events of a place's screen.
protocol PlacePresenting: RestorablePresenting {
  func viewDidLoad()
  func viewWillAppear()
  func viewDidDisappear()
  func didToggleFavourite(_ isOn: Bool)
  func didTapNext()
  func didTapNote()
}

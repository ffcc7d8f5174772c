/// What happens to the screen of a place.
protocol PlacePresenting: StateRestorable {
  func viewDidLoad()
  func viewWillAppear()
  func viewDidDisappear()
  func didToggleFavourite(_ isOn: Bool)
  func didTapNext()
  func didTapNote()
}

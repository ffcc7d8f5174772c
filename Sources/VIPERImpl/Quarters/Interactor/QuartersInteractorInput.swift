/// What the quarters module can ask of the backend.
protocol QuartersInteractorInput: AnyObject {
  func obtainQuarters()
}

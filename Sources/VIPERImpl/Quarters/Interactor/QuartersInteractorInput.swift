import SharedModel

/// What the quarters module can ask of the backend.
protocol QuartersInteractorInput: AnyObject {
  func obtainQuarters()
  /// Sorts the quarters obtained last, and those that are obtained from now on.
  func sortQuarters(by order: QuarterOrder)
}

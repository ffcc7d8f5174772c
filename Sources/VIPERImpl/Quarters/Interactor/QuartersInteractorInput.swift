import SharedModel

/// What the quarters module can ask of the backend and the rules.
protocol QuartersInteractorInput: AnyObject {
  func obtainQuarters()
  func sortQuarters(_ quarters: [QuarterItem], by order: QuarterOrder) -> [QuarterItem]
}

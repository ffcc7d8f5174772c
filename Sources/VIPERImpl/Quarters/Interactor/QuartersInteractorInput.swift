import SharedModel

/// The requests of the quarters module to the backend and the rules.
protocol QuartersInteractorInput: AnyObject {
  func obtainQuarters()
  func sortQuarters(_ quarters: [QuarterItem], by order: QuarterOrder) -> [QuarterItem]
}

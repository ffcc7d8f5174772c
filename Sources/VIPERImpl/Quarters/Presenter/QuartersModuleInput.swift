import SharedModel

/// What the quarters module is told by whoever opens it, and can be asked for while it is open.
protocol QuartersModuleInput: RestorableModuleInput {
  func configureModule(order: QuarterOrder)
}

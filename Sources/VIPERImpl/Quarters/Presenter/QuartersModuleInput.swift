import SharedModel

/// Configures the quarters module, and says how to open it again.
protocol QuartersModuleInput: RestorableModuleInput {
  func configureModule(order: QuarterOrder)
}

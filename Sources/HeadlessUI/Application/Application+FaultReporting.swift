// MARK: - FaultReporting

extension Application: FaultReporting {
  public func takeFaults() -> [Fault] { window.takeFaults() }
}

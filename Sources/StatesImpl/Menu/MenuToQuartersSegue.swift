/// From the menu to the quarters, which start in their own order.
final class MenuToQuartersSegue: AppControllerSegue {
  typealias Source = MenuControllerState
  typealias Destination = QuartersControllerState

  func handOver(_ sender: Void, from source: MenuControllerState) -> QuartersMemento? {
    QuartersMemento()
  }
}

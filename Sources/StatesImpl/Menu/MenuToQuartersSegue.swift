/// From the menu to the quarters, in their default order.
final class MenuToQuartersSegue: AppControllerSegue {
  typealias Source = MenuControllerState
  typealias Destination = QuartersControllerState

  func handOver(_ sender: Void, from source: MenuControllerState) -> QuartersMemento? {
    QuartersMemento()
  }
}

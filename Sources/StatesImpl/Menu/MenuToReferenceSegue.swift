/// From the menu to the reference book.
final class MenuToReferenceSegue: AppControllerSegue {
  typealias Source = MenuControllerState
  typealias Destination = ReferenceControllerState

  func handOver(_ sender: Void, from source: MenuControllerState) -> ReferenceMemento? {
    ReferenceMemento()
  }
}

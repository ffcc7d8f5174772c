import SharedModel
import Storyboard

/// The memento of the quarters' screen: the chosen order, and the loaded quarters.
struct QuartersMemento: StateMemento {
  typealias State = QuartersControllerState

  let screenName = QuartersLayout.name
  let title = Texts.quarters
  var order = QuarterOrder.priority
  /// In no particular order; nil until they are loaded.
  var quarters: [Quarter]?
  /// The error if they couldn't be loaded.
  var failure: ServiceError?

  var savedScreen: SavedState.Screen? { .quarters(order: order) }
}

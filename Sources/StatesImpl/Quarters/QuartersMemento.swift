import SharedModel
import Storyboard

/// What is kept of the quarters: the order that was chosen, and what was loaded.
struct QuartersMemento: StateMemento {
  let screenName = QuartersLayout.name
  let title = Texts.quarters
  var order = QuarterOrder.priority
  /// In no particular order; nil while they have not been loaded.
  var quarters: [Quarter]?
  /// Why they could not be loaded.
  var failure: ServiceError?

  var savedScreen: SavedState.Screen? { .quarters(order: order) }
}

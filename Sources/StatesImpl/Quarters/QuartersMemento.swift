import SharedModel
import Storyboard

/// What is kept of the quarters: the order that was chosen, and what was loaded.
struct QuartersMemento: StateMemento {
  let screenName = QuartersLayout.name
  let title = Texts.quarters
  var order = QuarterOrder.priority
  /// In no particular order; nil while they have not been loaded.
  var quarters: [Quarter]?

  var savedScreen: SavedState.Screen? { .quarters(order: order) }

  func makeState(
    with dependencies: AppDependencies, delegate: any AppControllerStateDelegate
  ) -> any AppControllerState {
    QuartersControllerState(self, service: dependencies.quarters, delegate: delegate)
  }
}

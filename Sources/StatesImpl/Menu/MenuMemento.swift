import SharedModel
import Storyboard

/// The memento of the menu, which is empty because the model has everything the menu shows.
struct MenuMemento: StateMemento {
  typealias State = MenuControllerState

  let screenName = MenuLayout.name
  let title = Texts.appTitle
}

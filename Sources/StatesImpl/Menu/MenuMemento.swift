import SharedModel
import Storyboard

/// What is kept of the menu: nothing, as all that it shows is the model's.
struct MenuMemento: StateMemento {
  let screenName = MenuLayout.name
  let title = Texts.appTitle
}

import HeadlessUI

/// A module as an assembly hands it to a router: the screen, and the input to configure it.
struct Module<Input> {
  let viewController: ViewController
  let input: Input
}

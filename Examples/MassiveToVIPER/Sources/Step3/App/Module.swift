import HeadlessUI

/// What an assembly hands to a router: the screen to show, and the input to tell it what to show.
struct Module<Input> {
  let viewController: ViewController
  let input: Input
}

import HeadlessUI

/// The screen that an assembly hands to a router, with the input that configures it.
struct Module<Input> {
  let viewController: ViewController
  let input: Input
}

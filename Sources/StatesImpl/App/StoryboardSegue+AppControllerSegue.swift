import Foundation
import Storyboard

extension StoryboardSegue {
  /// A segue of the class that the identifier names; nil when this module has no such class.
  func makeAppControllerSegue() -> (any AppControllerSegue)? {
    let module = String(reflecting: AppController.self).prefix { $0 != "." }
    return (NSClassFromString("\(module).\(identifier)") as? any AppControllerSegue.Type)?.init()
  }
}

import Foundation
import Storyboard

/// Creates segues at run time. A segue's identifier in the storyboard is the name of its class.
enum SegueFactory {
  /// The object for a segue of the storyboard; nil if this module has no class of that name.
  static func makeSegue(for segue: StoryboardSegue) -> (any AppControllerSegue)? {
    let module = #fileID.prefix { $0 != "/" }
    return (NSClassFromString("\(module).\(segue.identifier)") as? any AppControllerSegue.Type)?.init()
  }
}

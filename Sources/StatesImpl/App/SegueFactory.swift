import Foundation

/// Creates segues at run time. A segue's identifier in the storyboard is the name of its class.
enum SegueFactory {
  /// The segue for an identifier; nil if this module has no such class.
  static func makeSegue(for way: StoryboardSegue) -> (any AppControllerSegue)? {
    let module = #fileID.prefix { $0 != "/" }
    return (NSClassFromString("\(module).\(way.identifier)") as? any AppControllerSegue.Type)?.init()
  }
}

import Foundation

/// Makes segues at run time: the identifier that the storyboard has for a way is the name of a class.
enum SegueFactory {
  /// A segue for the way; nil when this module has no such class.
  static func makeSegue(for way: StoryboardSegue) -> (any AppControllerSegue)? {
    let module = #fileID.prefix { $0 != "/" }
    return (NSClassFromString("\(module).\(way.identifier)") as? any AppControllerSegue.Type)?.init()
  }
}

import Storyboard
import Testing

@testable import StatesImpl

struct SegueFactoryTests {
  @Test("Every segue of the storyboard has a class of its name, between the states of its two screens")
  func classes() throws {
    for drawn in StoryboardSegue.all {
      let segue = try #require(SegueFactory.makeSegue(for: drawn))
      #expect(String(describing: type(of: segue)) == drawn.identifier)
      #expect(Self.screens(of: segue) == [drawn.source, drawn.destination])
    }
  }

  @Test(
    "A name that no class bears, or one that is no segue, makes none",
    arguments: ["MenuToNowhereSegue", "AppController", "", "MenuToPlacesSegue "])
  func unknown(identifier: String) {
    #expect(SegueFactory.makeSegue(for: StoryboardSegue(identifier, from: "menu", to: "places")) == nil)
  }

  /// The names of the screens whose states a segue's class names.
  private static func screens<Segue: AppControllerSegue>(of segue: Segue) -> [String] {
    [name(of: Segue.Source.self), name(of: Segue.Destination.self)]
  }

  /// The screen's name, from a state's: `quarters` from `QuartersControllerState`.
  private static func name(of state: any AppControllerState.Type) -> String {
    let name = String(describing: state).dropLast("ControllerState".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

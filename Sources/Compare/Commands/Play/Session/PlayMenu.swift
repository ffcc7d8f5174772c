import HeadlessUI
import SharedModel
import Stories

/// A list of what can be done, of which one is chosen by its letter.
nonisolated struct PlayMenu: Equatable, Sendable {
  nonisolated struct Item: Equatable, Sendable {
    nonisolated indirect enum Choice: Equatable, Sendable {
      case step(String)
      case prompt(Prompt)
      case menu(PlayMenu)
    }

    var title: String
    var choice: Choice
  }

  var title: String
  var items: [Item]

  var lettered: [(letter: Unicode.Scalar, item: Item)] {
    zip((UInt8(ascii: "a")...UInt8(ascii: "z")).map { Unicode.Scalar($0) }, items).map { ($0, $1) }
  }

  // MARK: - The menus there are

  static let services = PlayMenu(
    title: "Which service?",
    items: Service.allCases.map { Item(title: $0.rawValue, choice: .menu(behaviours(of: $0))) })

  static let world = PlayMenu(
    title: "What happens?",
    items: [
      step("the app is killed and launched again", .relaunch),
      step("the app resigns active", .interact(.receive(.willResignActive))),
      step("the app enters the background", .interact(.receive(.didEnterBackground))),
      step("the app enters the foreground", .interact(.receive(.willEnterForeground))),
      step("the system warns about memory", .interact(.receive(.memoryWarning))),
      Item(title: "a link is opened …", choice: .prompt(Prompt(.link, text: "guide://"))),
      Item(title: "a place is a favourite …", choice: .prompt(Prompt(.favourite))),
      Item(title: "a place is no favourite …", choice: .prompt(Prompt(.noFavourite))),
      Item(title: "the guide changes …", choice: .menu(guide)),
      Item(title: "the device can't store …", choice: .menu(stores("The device can't store …", WalkAction.refuse))),
      Item(title: "the device can store again …", choice: .menu(stores("The device can store …", WalkAction.accept))),
      Item(title: "the saved state is damaged", choice: .step("the saved state is damaged")),
      Item(title: "signed in afresh, at the menu", choice: .step("I am signed in")),
    ])

  private static let guide = PlayMenu(
    title: "How does the guide change?",
    items: [
      Item(title: "a place is removed …", choice: .prompt(Prompt(.removedPlace))),
      Item(title: "a place is back …", choice: .prompt(Prompt(.returnedPlace))),
      Item(title: "a place is called otherwise …", choice: .prompt(Prompt(.renamedPlace))),
      Item(title: "there are so many places …", choice: .prompt(Prompt(.places))),
    ] + GuidePart.allCases.map { step("there are no \($0.plural)", .removeAll($0)) }
      + [step("it is as it was", .restoreGuide)])

  private static func stores(_ title: String, _ action: (DeviceStore) -> WalkAction) -> PlayMenu {
    PlayMenu(title: title, items: DeviceStore.allCases.map { step("the \($0.rawValue)", action($0)) })
  }

  private static func behaviours(of service: Service) -> PlayMenu {
    PlayMenu(
      title: "The service \(service.rawValue) …",
      items: [step("works again", .heal(service)), step("never answers", .silence(service))]
        + ServiceError.allCases.map { step("fails once: \($0.rawValue)", .failOnce(service, $0)) }
        + ServiceError.allCases.map { step("fails: \($0.rawValue)", .fail(service, $0)) }
        + [Item(title: "answers after …", choice: .prompt(Prompt(.delay(service: service.rawValue), text: "500")))])
  }

  private static func step(_ title: String, _ action: WalkAction) -> Item {
    Item(title: title, choice: .step(action.step))
  }
}

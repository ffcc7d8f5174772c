import HeadlessUI
import SharedModel
import Stories

/// A list of actions, each chosen by its letter.
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
      prompt("a link is opened …", "Link", "I open the link {string}", text: "guide://"),
      prompt("a place is a favourite …", "Id of the place that is a favourite", "the place {string} is a favourite"),
      prompt("a place is no favourite …", "Id of the place that is none", "the place {string} is no favourite"),
      Item(title: "the guide changes …", choice: .menu(guide)),
      Item(title: "the device can't store …", choice: .menu(stores("The device can't store …", WalkAction.refuse))),
      Item(title: "the device can store again …", choice: .menu(stores("The device can store …", WalkAction.accept))),
      Item(title: "the saved state is damaged", choice: .step("the saved state is damaged")),
      Item(title: "signed in afresh, at the menu", choice: .step("I am signed in")),
    ])

  private static let guide = PlayMenu(
    title: "How does the guide change?",
    items: [
      prompt(
        "a place is removed …", "Id of the place that is removed from the guide",
        "the place {string} is removed from the guide"),
      prompt(
        "a place is back …", "Id of the place that is back in the guide", "the place {string} is back in the guide"),
      Item(
        title: "a place is called otherwise …",
        choice: .prompt(Prompt("Id of the place, and what it is called", for: .newName))),
      prompt("there are so many places …", "How many places in the guide", "{int} places in the guide"),
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
        + [
          prompt(
            "answers after …", "Milliseconds until “\(service.rawValue)” answers",
            "the service \"\(service.rawValue)\" answers after {int} ms", text: "500")
        ])
  }

  private static func step(_ title: String, _ action: WalkAction) -> Item {
    Item(title: title, choice: .step(action.step))
  }

  private static func prompt(_ title: String, _ label: String, _ wording: String, text: String = "") -> Item {
    Item(title: title, choice: .prompt(Prompt(label, for: .step(wording), text: text)))
  }
}

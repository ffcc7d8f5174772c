import Foundation
import HeadlessUI
import SharedModel

/// Draws the model, and maps touches to messages.
enum AppView {
  /// An element, and the messages that touching it sends.
  struct Node {
    let element: Element
    var tapped: AppMessage?
    var edited: ((String) -> AppMessage)?
  }

  /// A screen, of which only what is shown has a node.
  struct Screen {
    let name: String
    let title: String
    let nodes: [Node]

    var looks: Snapshot.Screen { Snapshot.Screen(name: name, title: title, elements: nodes.map(\.element)) }
  }

  static func view(_ model: AppModel) -> Screen {
    switch model {
    case .signIn(let screen): view(screen)
    case .menu(let screen): view(screen)
    }
  }

  private static func view(_ screen: SignInModel) -> Screen {
    let isFree = !screen.isSigningIn
    let fields = [
      Node(
        element: Element(
          id: "signIn.username", content: .textField(screen.credentials.username), isEnabled: isFree),
        edited: AppMessage.usernameEdited),
      Node(
        element: Element(
          id: "signIn.password", content: .secureField(screen.credentials.password), isEnabled: isFree),
        edited: AppMessage.passwordEdited),
      Node(
        element: Element(
          id: "signIn.submit", content: .button(Texts.signIn), isEnabled: isFree && screen.credentials.isComplete),
        tapped: .submitTapped),
    ]
    let waiting = [
      Node(element: Element(id: "signIn.cancel", content: .button(Texts.cancel)), tapped: .cancelTapped),
      Node(element: Element(id: "signIn.spinner", content: .spinner)),
    ]
    let error = screen.error.map { Node(element: Element(id: "signIn.error", content: .label($0))) }
    return Screen(
      name: "signIn", title: Texts.signIn, nodes: fields + (isFree ? [] : waiting) + [error].compactMap(\.self))
  }

  private static func view(_ screen: MenuModel) -> Screen {
    let rows = GuideSection.allCases.map { section in
      let badge = section == .places && screen.favourites > 0 ? String(screen.favourites) : nil
      return Element.Row(title: title(of: section), badge: badge)
    }
    let list = Element.List(sections: [Element.Section(rows: rows)])
    return Screen(
      name: "menu", title: Texts.appTitle,
      nodes: [
        Node(
          element: Element(id: "menu.greeting", content: .label(String(format: Texts.hello, screen.user.displayName)))),
        Node(element: Element(id: "menu.cover", content: .image(screen.cover ?? "placeholder"))),
        Node(element: Element(id: "menu.sections", content: .list(list))),
        Node(element: Element(id: "menu.signOut", content: .button(Texts.signOut)), tapped: .signOutTapped),
      ])
  }

  private static func title(of section: GuideSection) -> String {
    switch section {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }
}

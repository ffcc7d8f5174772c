import HeadlessUI

extension WalkAction {
  /// Plainer actions that may do in the place of this one, the plainest first; going from one to the next comes to an end.
  nonisolated var simplerActions: [WalkAction] {
    switch self {
    case .pass, .relaunch: [.settle]
    case .interact(.type(let text, let id)):
      [1, text.count / 2, text.count - 1].filter { 0 < $0 && $0 < text.count }
        .map { .interact(.type(text: String(text.prefix($0)), id: id)) }
    case .interact(.selectRow(let number, let id)) where number > 1: [.interact(.selectRow(number: 1, id: id))]
    case .interact(.open(let link)): Self.parent(of: link).map { [.interact(.open(link: $0))] } ?? []
    case .fail(let service, let error): [.failOnce(service, error)]
    case .failOnce(let service, let error) where error != .offline: [.failOnce(service, .offline)]
    default: []
    }
  }

  /// What leads at once to where this action has to do with, in the place of the way there.
  nonisolated var shortcuts: [WalkAction] {
    switch self {
    case .remove(.place, let id), .rename(.place, let id, _), .setFavourite(_, let id):
      ["", "/note"].map { .interact(.open(link: "guide://places/\(id)\($0)")) }
    case .interact(.tap("signIn.submit")): [.interact(.tap(id: "menu.signOut"))]
    default: []
    }
  }

  /// The link to the screen below; nil for what lies on the menu.
  nonisolated private static func parent(of link: String) -> String? {
    guard let slash = link.lastIndex(of: "/"), !link[..<slash].hasSuffix("/") else { return nil }
    return String(link[..<slash])
  }
}

import HeadlessUI
import SharedModel

/// One step of a random walk: what a user, the system or the backend does.
nonisolated public enum WalkAction: Hashable, Codable, Sendable {
  case interact(Interaction)
  case pass(milliseconds: Int)
  case settle
  case relaunch
  case fail(Service, ServiceError)
  case failOnce(Service, ServiceError)
  case silence(Service)
  case heal(Service)
  case delay(Service, milliseconds: Int)
  case setFavourite(Bool, placeID: String)
  case remove(GuidePart, id: String)
  case putBack(GuidePart, id: String)
  case rename(GuidePart, id: String, name: String)
  case removeAll(GuidePart)
  case restoreGuide
  case refuse(DeviceStore)
  case accept(DeviceStore)

  /// The action as a step of a story.
  public var step: String {
    switch self {
    case .interact(let interaction): interaction.step
    case .pass(let milliseconds): "When \(milliseconds) ms pass"
    case .settle: "When everything has settled"
    case .relaunch: "When the app is killed and launched again"
    case .fail(let service, let error): "Given the service \"\(service.rawValue)\" fails with \"\(error.rawValue)\""
    case .failOnce(let service, let error):
      "Given the service \"\(service.rawValue)\" fails once with \"\(error.rawValue)\""
    case .silence(let service): "Given the service \"\(service.rawValue)\" never answers"
    case .heal(let service): "Given the service \"\(service.rawValue)\" works again"
    case .delay(let service, let milliseconds):
      "Given the service \"\(service.rawValue)\" answers after \(milliseconds) ms"
    case .setFavourite(let isFavourite, let id): "Given the place \"\(id)\" is \(isFavourite ? "a" : "no") favourite"
    case .remove(let part, let id): "Given the \(part.rawValue) \"\(id)\" is removed from the guide"
    case .putBack(let part, let id): "Given the \(part.rawValue) \"\(id)\" is back in the guide"
    case .rename(let part, let id, let name):
      "Given the \(part.rawValue) \"\(id)\" is called \(Interaction.quoted(name))"
    case .removeAll(let part): "Given there are no \(part.plural) in the guide"
    case .restoreGuide: "Given the guide is as it was"
    case .refuse(let store): "Given the device can't store the \(store.rawValue)"
    case .accept(let store): "Given the device can store the \(store.rawValue) again"
    }
  }
}

extension Interaction {
  /// The interaction as a step of a story.
  nonisolated var step: String {
    switch self {
    case .tap(let id): "When I tap \(Self.quoted(id))"
    case .tapInAlert(let title): "When I tap \(Self.quoted(title)) in the alert"
    case .goBack: "When I go back"
    case .swipeBackAndLetGo: "When I start to swipe back and let go"
    case .swipeModalDown: "When I swipe the modal down"
    case .type(let text, let id): "When I type \(Self.quoted(text)) into \(Self.quoted(id))"
    case .clear(let id): "When I clear \(Self.quoted(id))"
    case .choose(let segment, let id): "When I choose \(Self.quoted(segment)) in \(Self.quoted(id))"
    case .toggle(let id): "When I toggle \(Self.quoted(id))"
    case .selectRow(let number, let id): "When I select row \(number) of \(Self.quoted(id))"
    case .selectRowTitled(let title, let id): "When I select \(Self.quoted(title)) in \(Self.quoted(id))"
    case .pullToRefresh(let id): "When I pull to refresh \(Self.quoted(id))"
    case .scrollToEnd(let id): "When I scroll \(Self.quoted(id)) to its end"
    case .receive(.willResignActive): "When the app resigns active"
    case .receive(.didEnterBackground): "When the app enters the background"
    case .receive(.willEnterForeground): "When the app enters the foreground"
    case .receive(.memoryWarning): "When the system warns about memory"
    case .open(let link): "When I open the link \(Self.quoted(link))"
    }
  }

  /// The text as steps write it.
  nonisolated static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

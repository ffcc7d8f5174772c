import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

struct ScreenReducerTests {
  private let device = DeviceDouble()
  private var reducer: ScreenReducer { AppReducer(device.dependencies).guide.screen }

  /// What is known of each kind of screen, with something that can happen there and what it comes to.
  private static let changes: [(Screen.Content, ScreenAction, Screen.Content)] = {
    let places = PlacesState(id: 1, title: "Places", query: PlaceQuery())
    var typed = places
    typed.list.append(LoadedPage(page: .first), number: 0)
    var marked = typed
    marked.list.mark("fado", isFavourite: true)
    let place = PlaceState(id: "fado", list: places.list)
    var noted = place
    noted.noteText = "Loud"
    let article = ArticleState(id: "trams")
    var loaded = article
    loaded.article = .trams
    return [
      (
        .menu(MenuState(user: .mark)), .menu(.favouriteCountChanged(2)),
        .menu(MenuState(user: .mark, favouriteCount: 2))
      ),
      (.quarters(QuartersState()), .quarters(.orderChosen(.name)), .quarters(QuartersState(order: .name))),
      (.places(typed), .places(.favouriteChanged("fado", true)), .places(marked)),
      (.place(place), .place(.noteTextChanged("Loud")), .place(noted)),
      (
        .reference(ReferenceState()), .reference(.articlesLoaded(.success([]))),
        .reference(ReferenceState(categories: []))
      ),
      (.article(article), .article(.articleLoaded(.success(.trams))), .article(loaded)),
    ]
  }()

  @Test("What happens on a screen is left to the reducer of its kind")
  func own() {
    for (content, action, changed) in Self.changes {
      var new = content
      _ = reducer.reduce(into: &new, action: action)
      #expect(new == changed)
    }
  }

  @Test("What happens on a screen of another kind changes nothing")
  func other() {
    for (content, _, _) in Self.changes {
      for (kind, action, _) in Self.changes where kind != content {
        var new = content
        #expect(reducer.reduce(into: &new, action: action).steps.isEmpty)
        #expect(new == content)
      }
    }
  }

  @Test("A list changes in place: while it is reduced, nobody else has it")
  func inPlace() {
    var content = Self.longList
    let address = Self.address(of: content)
    _ = reducer.reduce(into: &content, action: .place(.goneConfirmed))
    #expect(Self.address(of: content) == address)
  }

  /// A place in a list of a thousand.
  private static var longList: Screen.Content {
    let places = (0..<1000).map {
      Place(id: "p\($0)", name: "P\($0)", summary: "", quarterID: "alfama", quarterName: "Alfama")
    }
    var list = PlaceList(id: .init(screen: 1, number: 0), query: PlaceQuery())
    list.append(LoadedPage(page: PlacePage(places: places, isLast: true)), number: 0)
    return .place(PlaceState(id: "p999", list: list))
  }

  private static func address(of content: Screen.Content) -> UnsafeRawPointer? {
    guard case .place(let state) = content else { return nil }
    return state.list.places.withUnsafeBytes { $0.baseAddress }
  }
}

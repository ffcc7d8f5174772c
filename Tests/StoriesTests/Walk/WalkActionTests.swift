import HeadlessUI
import Testing

@testable import Stories

struct WalkActionTests {
  nonisolated private static let actions: [WalkAction] = [
    .interact(.tap(id: "menu.signOut")), .interact(.tapInAlert(title: "OK")), .interact(.goBack),
    .interact(.swipeBackAndLetGo),
    .interact(.swipeModalDown), .interact(.type(text: "a \"b\" \\ c", id: "places.search")),
    .interact(.clear(id: "places.search")), .interact(.choose(segment: "A–Z", id: "quarters.order")),
    .interact(.toggle(id: "place.favourite")), .interact(.selectRow(number: 3, id: "places.list")),
    .interact(.selectRowTitled(title: "MAAT", id: "places.list")), .interact(.pullToRefresh(id: "places.list")),
    .interact(.scrollToEnd(id: "places.list")), .interact(.open(link: "guide://quarters")), .pass(milliseconds: 20),
    .settle, .relaunch, .fail(.places, .offline), .failOnce(.place, .notFound), .silence(.cover), .heal(.cover),
    .delay(.note, milliseconds: 250), .setFavourite(true, placeID: "maat"), .setFavourite(false, placeID: "maat"),
    .remove(.place, id: "maat"), .putBack(.quarter, id: "belem"), .rename(.article, id: "trams", name: "Trams"),
    .restoreGuide,
  ]

  nonisolated private static let all =
    actions + SystemEvent.allCases.map { .interact(.receive($0)) } + GuidePart.allCases.map { .removeAll($0) }
    + DeviceStore.allCases.flatMap { [.refuse($0), .accept($0)] }

  @Test(arguments: all)
  func everyActionIsAStepThatStoriesKnow(action: WalkAction) throws {
    let feature = try GherkinParser.parse(Array("Feature: f\n  Scenario: s\n    \(action.step)\n".utf8)).feature
    let step = try #require(feature?.stories().first?.steps.first)
    _ = try StepLibrary.standard.definition(for: step)
  }
}

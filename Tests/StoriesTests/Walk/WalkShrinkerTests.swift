import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct WalkShrinkerTests {
  private static let finding = Finding.miscounted(text: "", shown: "")

  /// Shrinks actions without apps: a walk stops at the shortest prefix in which `isFound` finds something.
  private func shrink(
    _ actions: [WalkAction], finding: Finding = finding, until isFound: @escaping ([WalkAction]) -> Finding?
  ) throws -> [WalkAction] {
    let shrinker = WalkShrinker { actions, _ in
      for end in 0...actions.count {
        if let found = isFound(Array(actions.prefix(end))) { return (Array(actions.prefix(end)), found) }
      }
      return (actions, nil)
    }
    return try shrinker.shrink(actions, finding).actions
  }

  private func tap(_ id: String) -> WalkAction { .interact(.tap(id: id)) }

  @Test func whatCanBeSparedIsLeftOut() throws {
    let actions = ["x", "a", "x", "x", "b", "x", "c", "x"].map(tap)
    let shortest = try shrink(actions) { taken in
      taken.filter { $0 != tap("x") } == ["a", "b", "c"].map(tap) ? Self.finding : nil
    }
    #expect(shortest == ["a", "b", "c"].map(tap))
  }

  @Test func twoThatUndoEachOtherAreLeftOutTogether() throws {
    let toggle = WalkAction.interact(.toggle(id: "t"))
    let shortest = try shrink([toggle, tap("a"), tap("b"), toggle, tap("c")]) { taken in
      taken.last == tap("c") && taken.contains(tap("a")) && taken.count { $0 == toggle } % 2 == 0 ? Self.finding : nil
    }
    #expect(shortest == [tap("a"), tap("c")])
  }

  @Test func actionsBecomePlainer() throws {
    let actions: [WalkAction] = [
      .pass(milliseconds: 300), .relaunch, .interact(.type(text: "porto", id: "s")),
      .interact(.selectRow(number: 7, id: "l")), .fail(.note, .notFound),
    ]
    let shortest = try shrink(actions) { $0.count == 5 ? Self.finding : nil }
    #expect(
      shortest == [
        .settle, .settle, .interact(.type(text: "p", id: "s")), .interact(.selectRow(number: 1, id: "l")),
        .failOnce(.note, .offline),
      ])
  }

  @Test func theWayToAPlaceBecomesALinkToIt() throws {
    let settings: [WalkAction] = [.interact(.selectRow(number: 1, id: "menu.sections")), .settle, tap("place.next")]
    let shortest = try shrink(settings + [.remove(.place, id: "maat")]) { taken in
      let isThere = taken.starts(with: settings) || taken.first == .interact(.open(link: "guide://places/maat"))
      return isThere && taken.last == .remove(.place, id: "maat") ? Self.finding : nil
    }
    #expect(shortest == [.interact(.open(link: "guide://places/maat")), .remove(.place, id: "maat")])
  }

  @Test func aLinkLeadsNoFurtherThanItMust() throws {
    let shortest = try shrink([.interact(.open(link: "guide://places/maat/note"))]) { taken in
      if case .interact(.open(let link))? = taken.last, link.hasPrefix("guide://places") { Self.finding } else { nil }
    }
    #expect(shortest == [.interact(.open(link: "guide://places"))])
  }

  @Test func aTextIsAsShortAsItCanBe() throws {
    let long = WalkAction.interact(.type(text: String(repeating: "a", count: 250), id: "s"))
    let shortest = try shrink([long]) { taken in
      if case .interact(.type(let text, _))? = taken.last, text.count > 140 { Self.finding } else { nil }
    }
    #expect(shortest == [.interact(.type(text: String(repeating: "a", count: 141), id: "s"))])
  }

  @Test func itDoesNotSlipToAFindingOfAnotherKind() throws {
    let log = Finding.divergence(.init(subject: .log, sides: []))
    let looks = Finding.divergence(.init(subject: .looks, sides: []))
    let shortest = try shrink([tap("a"), tap("b")], finding: looks) { taken in
      switch taken {
      case [tap("b")]: log
      case [tap("a"), tap("b")]: looks
      default: nil
      }
    }
    #expect(shortest == [tap("a"), tap("b")])
  }
}

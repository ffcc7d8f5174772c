import Testing

@testable import CompareSuite

struct ViewportTests {
  private func lines(_ targets: Int...) -> [DrawnLine] {
    (0..<10).map { DrawnLine("  \($0)", target: targets.contains($0) ? .row($0, list: "l") : nil) }
  }

  private func viewport(on lines: [DrawnLine], height: Int = 4) -> Viewport {
    var viewport = Viewport()
    viewport.settle(on: lines, height: height)
    return viewport
  }

  @Test func theFirstThingHasTheFocus() {
    #expect(viewport(on: lines(2, 3)).focus == .row(2, list: "l"))
    #expect(viewport(on: lines()).focus == nil)
  }

  @Test func theFocusIsMarkedInTheMargin() {
    let lines = lines(1)
    #expect(viewport(on: lines).visible(of: lines, height: 3).map(\.text) == ["  0", "▸ 1", "  2"])
    #expect(viewport(on: lines).visible(of: lines, height: 3).map(\.style) == [.plain, .focused, .plain])
  }

  @Test func theFocusMovesToTheNextThingAndTheViewFollows() {
    let lines = lines(0, 3, 4)
    var viewport = viewport(on: lines)
    viewport.move(down: true, on: lines, height: 4)
    #expect(viewport.focus == .row(3, list: "l"))
    #expect(viewport.scroll == 0)
    viewport.move(down: true, on: lines, height: 4)
    #expect(viewport.focus == .row(4, list: "l"))
    #expect(viewport.scroll == 1)
    viewport.move(down: false, on: lines, height: 4)
    viewport.move(down: false, on: lines, height: 4)
    #expect(viewport.focus == .row(0, list: "l"))
    #expect(viewport.scroll == 0)
  }

  @Test func whatIsFarIsReachedLineByLine() {
    let lines = lines(0, 9)
    var viewport = viewport(on: lines)
    var moves = 0
    while viewport.focus == .row(0, list: "l"), moves < 20 {
      viewport.move(down: true, on: lines, height: 4)
      moves += 1
    }
    #expect(moves == 6)
    #expect(viewport.scroll == 6)
  }

  @Test func atTheEndsNothingMoves() {
    let lines = lines(0, 9)
    var viewport = viewport(on: lines)
    viewport.move(down: false, on: lines, height: 4)
    #expect(viewport.scroll == 0)
    viewport.jump(toEnd: true, on: lines, height: 4)
    viewport.move(down: true, on: lines, height: 4)
    #expect(viewport.focus == .row(9, list: "l"))
    #expect(viewport.scroll == 6)
    #expect(viewport.linesBelow(of: lines, height: 4) == 0)
  }

  @Test func aTextWithNothingToActOnCanBeRead() {
    let lines = lines()
    var viewport = viewport(on: lines)
    viewport.move(down: true, on: lines, height: 4)
    #expect(viewport.visible(of: lines, height: 4).first?.text == "  1")
    viewport.page(down: true, on: lines, height: 4)
    #expect(viewport.visible(of: lines, height: 4).first?.text == "  4")
    viewport.page(down: false, on: lines, height: 4)
    #expect(viewport.visible(of: lines, height: 4).first?.text == "  1")
  }

  @Test func aPageTakesTheFocusAlong() {
    let lines = lines(0, 4, 8)
    var viewport = viewport(on: lines)
    viewport.page(down: true, on: lines, height: 4)
    #expect(viewport.focus == .row(4, list: "l"))
    viewport.jump(toEnd: false, on: lines, height: 4)
    #expect(viewport.focus == .row(0, list: "l"))
  }

  @Test func whereTheFocusIsGoneTheNearestRowHasIt() {
    var viewport = viewport(on: lines(1, 5, 6))
    viewport.jump(toEnd: true, on: lines(1, 5, 6), height: 4)
    viewport.settle(on: lines(1, 5), height: 4)
    #expect(viewport.focus == .row(5, list: "l"))
    viewport.settle(on: lines(7), height: 4)
    #expect(viewport.focus == .row(7, list: "l"))
  }

  @Test func aViewThatIsTallerThanBeforeIsFilled() {
    let lines = lines(0, 9)
    var viewport = viewport(on: lines)
    viewport.jump(toEnd: true, on: lines, height: 4)
    viewport.settle(on: lines, height: 20)
    #expect(viewport.scroll == 0)
  }
}

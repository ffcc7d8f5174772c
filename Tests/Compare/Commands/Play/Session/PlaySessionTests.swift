import Testing

@testable import CompareSuite

struct PlaySessionTests {
  private func session(after keys: Key..., sight: Sight = .sample()) -> (PlaySession, [PlayIntent]) {
    var session = PlaySession()
    var intents: [PlayIntent] = []
    for key in keys {
      session.look(at: sight)
      if let intent = session.press(key, sight) { intents.append(intent) }
    }
    session.look(at: sight)
    return (session, intents)
  }

  @Test func aFieldIsTypedInto() {
    let (session, intents) = session(after: .enter, .scalar("s"), .scalar("e"), .enter)
    #expect(intents == [.take(#"When I type "muse" into "places.search""#)])
    #expect(session.mode == .app)
  }

  @Test func escapeLeavesThePromptAndNothingIsDone() {
    let (session, intents) = session(after: .enter, .scalar("s"), .escape, .scalar(":"), .control("d"))
    #expect(intents == [])
    #expect(session.mode == .app)
  }

  @Test func lettersInAPromptAreText() {
    let (session, intents) = session(after: .scalar(":"), .scalar("q"), .scalar("2"))
    #expect(intents == [])
    #expect(session.mode == .prompt(Prompt("Step", for: .anyStep, text: "q2")))
  }

  @Test(arguments: [Key.scalar("q"), .control("d")])
  func onePressLeaves(key: Key) {
    #expect(session(after: key).1 == [.quit])
  }

  @Test func aServiceIsBrokenInTwoLetters() {
    #expect(
      session(after: .scalar("f"), .scalar("c"), .scalar("g")).1
        == [.take(#"Given the service "quarters" fails with "offline""#)])
  }

  @Test func aMenuLeadsToAPrompt() {
    #expect(
      session(after: .scalar("f"), .scalar("c"), .scalar("k"), .scalar("0"), .enter).1
        == [.take(#"the service "quarters" answers after 5000 ms"#)])
  }

  @Test func anyOtherKeyLeavesAMenu() {
    #expect(session(after: .scalar("d"), .escape).0.mode == .app)
    #expect(session(after: .scalar("d"), .scalar("Z"), .scalar("q")).1 == [.quit])
  }

  @Test func anotherImplementationIsShownAndComparedToTheLastWord() {
    #expect(session(after: .scalar("3")).0.shown == 2)
    #expect(session(after: .scalar("3")).0.notice == "C: the same to the last word.")
    #expect(session(after: .scalar("3"), .scalar("n")).0.shown == 0)
    #expect(session(after: .scalar("9")).0.notice == "There are 3 implementations.")
    var sight = Sight.sample()
    sight.snapshots[1]?.screen.title = "Odd"
    #expect(session(after: .scalar("1"), sight: sight).0.notice == "A: not the same as all others.")
  }

  @Test func whatIsSaidIsGoneWithTheNextKey() {
    var (session, _) = session()
    session.tell(["done"], title: "")
    #expect(session.notice == "done")
    _ = session.press(.down, .sample())
    #expect(session.notice == "")
  }

  @Test func severalLinesAreReadByThemselvesUntilAKeyIsPressed() {
    var (session, _) = session()
    let sight = Sight.sample(rows: 10)
    session.tell((1...20).map(String.init), title: "Found")
    for (key, scroll) in [(Key.down, 1), (.pageDown, 6), (.end, 16), (.up, 15), (.pageUp, 10), (.home, 0)] {
      _ = session.press(key, sight)
      session.look(at: sight)
      guard case .reading(let reading) = session.mode else {
        Issue.record("not reading: \(session.mode)")
        return
      }
      #expect(reading.viewport.scroll == scroll)
    }
    #expect(session.press(.scalar("q"), sight) == nil)
    #expect(session.mode == .app)
  }

  @Test func theStoryAndWhatWasFoundCanBeRead() {
    let sight = Sight.sample(findings: [(step: 4, lines: ["differ"])])
    #expect(
      session(after: .scalar("h"), sight: sight).0.mode
        == .reading(.init(title: "The story so far", lines: ["the app is launched"])))
    #expect(
      session(after: .scalar("x"), sight: sight).0.mode
        == .reading(.init(title: "What was found", lines: ["After step 4:", "  differ"])))
    #expect(
      session(after: .scalar("x")).0.mode
        == .reading(.init(title: "What was found", lines: ["Nothing differed after any step."])))
  }

  @Test func comingBackTheFocusIsWhereItWas() {
    var (session, _) = session(after: .down, .down)
    #expect(session.viewport.focus == .element(id: "quarters.order"))
    session.look(at: .sample(.sheeted))
    #expect(session.viewport.focus == .element(id: "note.cancel"))
    session.look(at: .sample())
    #expect(session.viewport.focus == .element(id: "quarters.order"))
    session.forgetPlaces()
    session.look(at: .sample())
    #expect(session.viewport.focus == .element(id: "places.search"))
  }

  @Test func anAppThatDoesNotRunTakesNoTouch() {
    let (session, intents) = session(after: .enter, sight: .sample(nil))
    #expect(intents == [])
    #expect(session.notice == "The app is not running. Press d to launch it.")
  }
}

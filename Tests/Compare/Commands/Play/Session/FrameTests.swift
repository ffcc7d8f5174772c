import HeadlessUI
import Testing

@testable import CompareSuite

struct FrameTests {
  private func frame(_ sight: Sight, _ keys: Key...) -> [String] {
    var session = PlaySession()
    session.look(at: sight)
    for key in keys {
      _ = session.press(key, sight)
      session.look(at: sight)
    }
    return Frame(session, sight).lines.map(\.text)
  }

  @Test func theShownImplementationStandsInBrackets() {
    #expect(frame(.sample()).first == "[A]  B   C ")
    #expect(frame(.sample(), .scalar("2")).first == " A  [B]  C ")
  }

  @Test func thoseThatLookOtherwiseAreMarkedAndTheStateSaysSo() {
    var sight = Sight.sample(findings: [(step: 7, lines: ["x"])])
    sight.snapshots[2]?.screen.title = "Odd"
    let lines = frame(sight)
    #expect(lines.first == "[A]  B   C≠")
    #expect(lines[21] == "≠ found after step 7, x shows it · 1 step · time 0 ms")
  }

  @Test func namesThatDoNotFitTakeTwoLines() {
    let lines = frame(.sample(columns: 10))
    #expect(lines[0] == "[A]  B " && lines[1].hasPrefix(" C "))
    #expect(lines.count == 24)
  }

  @Test func whatIsBelowIsCounted() {
    let lines = frame(.sample(rows: 10))
    #expect(lines.first == "[A]  B   C   ↓ 11 more")
    #expect(lines[6] == "▸ search: [mu]")
  }

  @Test func theLastLinesAreTheStateWhatWasSaidAndTheKeys() {
    let lines = frame(.sample())
    #expect(lines.suffix(3) == ["all alike · 1 step · time 0 ms", "? for help", KeyHelp.short])
    #expect(
      frame(.sample(), .scalar("t"), .scalar("5")).suffix(2) == [
        "Milliseconds that pass: 1005▏", "Enter takes it, Esc leaves it, Ctrl-U empties it",
      ])
  }

  @Test func aLongStateTakesTwoLines() {
    var sight = Sight.sample(columns: 30)
    sight.state = "places fails (offline) · note never answers · cover fails (server error)"
    let lines = frame(sight)
    #expect(lines.count == 24)
    #expect(lines[20] == "all alike · 1 step · places")
    #expect(lines[21] == "fails (offline) · note never")
  }

  @Test func aMenuHasLetters() {
    #expect(frame(.sample(), .scalar("f"))[1...4] == ["  Which service?", "", "  a  signIn", "  b  cover"])
  }

  @Test func itFillsAnyTerminalAndIsNeverTaller() {
    let keys: [Key?] = [nil, .scalar("f"), .scalar("d"), .scalar("?"), .scalar(":")]
    for rows in Array(1...9) + [24] {
      for columns in [1, 5, 200] {
        for snapshot in [Snapshot.sample, .sheeted, .asking, nil] {
          for key in keys {
            let sight = Sight.sample(snapshot, columns: columns, rows: rows)
            #expect((key.map { frame(sight, $0) } ?? frame(sight)).count == rows)
          }
        }
      }
    }
  }
}

import SharedModel
import Testing

@testable import MVPRImpl

struct NoteTrackerTests {
  private let tracker = NoteTracker(in: LaunchScope())

  @Test func itKnowsTheOpenNoteAndTellsOfItsComingAndGoing() {
    let note = DraftDouble(isUnsaved: false)
    var told: [Bool] = []
    let observation = tracker.observe { told.append(tracker.openNote === note) }
    withExtendedLifetime(observation) {
      tracker.noteDidOpen(note)
      tracker.noteDidClose()
      #expect(told == [true, false])
      #expect(tracker.openNote == nil)
    }
  }

  @Test func aNoteThatWasForgottenGoesWithoutAWord() {
    let note = DraftDouble(isUnsaved: false)
    tracker.noteDidOpen(note)
    var count = 0
    let observation = tracker.observe { count += 1 }
    withExtendedLifetime((observation, note)) {
      tracker.forgetNote()
      #expect(tracker.openNote == nil)
      tracker.noteDidClose()
      #expect(count == 0)
      tracker.noteDidOpen(note)
      #expect(count == 1)
    }
  }

  @Test func aSecondOneInALaunchIsRefused() {
    var refusals = 0
    let launch = LaunchScope { _ in refusals += 1 }
    let trackers = [NoteTracker(in: launch), NoteTracker(in: launch)]
    #expect(trackers.count == 2)
    #expect(refusals == 1)
  }
}

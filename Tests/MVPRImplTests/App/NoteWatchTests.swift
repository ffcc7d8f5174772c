import SharedModel
import Testing

@testable import MVPRImpl

struct NoteWatchTests {
  private let watch = NoteWatch(in: LaunchScope())

  @Test func itKnowsTheOpenNoteAndTellsOfItsComingAndGoing() {
    let note = DraftDouble(isUnsaved: false)
    var told: [Bool] = []
    let observation = watch.observe { told.append(watch.openNote === note) }
    withExtendedLifetime(observation) {
      watch.noteDidOpen(note)
      watch.noteDidClose()
      #expect(told == [true, false])
      #expect(watch.openNote == nil)
    }
  }

  @Test func itDoesNotKeepTheNoteAlive() {
    watch.noteDidOpen(DraftDouble(isUnsaved: false))
    #expect(watch.openNote == nil)
  }

  @Test func aSecondOneInALaunchIsRefused() {
    var refusals = 0
    let launch = LaunchScope { _ in refusals += 1 }
    let watches = [NoteWatch(in: launch), NoteWatch(in: launch)]
    #expect(watches.count == 2)
    #expect(refusals == 1)
  }
}

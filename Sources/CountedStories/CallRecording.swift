import HeadlessUI
import Runtime
import SharedModel
import Stories

/// Runs stories in one implementation and records which functions are entered in each step.
final class CallRecording {
  private let architecture: any Architecture
  private let guide: Guide
  private var sequences = Pool<[Int]>()
  private var screens = Pool<[String]>()
  private var functions = Pool<Int>()
  private var stories: [CallRecord.Story] = []

  init(of architecture: any Architecture, guide: Guide) {
    self.architecture = architecture
    self.guide = guide
  }

  /// Runs a story up to its end, or to the first step that fails.
  func run(_ scenario: StoryFile.Scenario) {
    let run = StoryRun(of: scenario, in: architecture, guide: guide)
    var story = CallRecord.Story()
    for index in scenario.story.steps.indices where story.failure == nil {
      // What is on the screen is laid out when somebody looks, which the step is the cause of.
      let entries = CallRecorder.record {
        do {
          try run.takeStep(index)
        } catch StepProblem.notCheckable {
          story.skipped.append(index)
        } catch {
          story.failure = "\(error)"
        }
      }
      story.calls.append(sequences.index(of: numbered(entries)))
      story.screens.append(screens.index(of: run.snapshot?.lines ?? []))
    }
    stories.append(story)
  }

  /// What was recorded.
  var record: CallRecord {
    let places = functions.values.map { CallRecorder.place(ofFunction: $0) }
    return CallRecord(
      architecture: architecture.profile.name, image: places.compactMap { $0?.image }.first,
      addresses: places.map { $0?.offset ?? 0 }, sequences: sequences.values, screens: screens.values, stories: stories)
  }

  /// The same entries with the functions' places in the pool.
  private func numbered(_ entries: [Int]) -> [Int] {
    entries.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : functions.index(of: $0.element) }
  }
}

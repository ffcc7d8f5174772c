import Basics
internal import CCallTrace
import HeadlessUI
import Probes
import SharedModel
import Stories

/// Runs stories in one implementation and records the calls in each step.
final class CallRecording {
  private let architecture: any Architecture
  private let guide: Guide
  private var sequences = Interner<[Int]>()
  private var screens = Interner<[String]>()
  private var functions = Interner<Int>()
  private var stories: [CallRecord.Story] = []

  init(of architecture: any Architecture, guide: Guide) {
    self.architecture = architecture
    self.guide = guide
  }

  func run(_ scenario: StoryFile.Scenario) {
    let run = StoryStepper(of: scenario, in: architecture, guide: guide)
    var story = CallRecord.Story()
    for index in scenario.story.steps.indices where story.failure == nil {
      // The step includes a snapshot, because that lays out the screen.
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

  var record: CallRecord {
    let places = functions.values.map { CallRecorder.place(ofFunction: $0) }
    var record = CallRecord(architecture: architecture.profile.name)
    record.image = places.compactMap { $0?.image }.first
    record.addresses = places.map { $0?.offset ?? 0 }
    (record.sequences, record.screens, record.stories) = (sequences.values, screens.values, stories)
    return record
  }

  private func numbered(_ entries: [Int]) -> [Int] {
    entries.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : functions.index(of: $0.element) }
  }
}

/// Records one thread's calls of functions in modules that were compiled with `-sanitize=fuzzer
/// -sanitize-coverage=func,trace-pc-guard`.
enum CallRecorder {
  /// Runs `body`, and returns each call's stack depth and function number.
  static func record(_ body: () -> Void) -> [Int] {
    call_trace_start()
    body()
    var first: UnsafePointer<call_trace_entry>?
    let count = call_trace_stop(&first)
    return UnsafeBufferPointer(start: first, count: count).flatMap { [Int($0.depth), Int($0.function)] }
  }

  static func place(ofFunction number: Int) -> (image: String, offset: UInt64)? {
    var image: UnsafePointer<CChar>?
    var offset: UInt64 = 0
    guard let function = UInt32(exactly: number), call_trace_locate(function, &image, &offset), let image else {
      return nil
    }
    return (String(cString: image), offset)
  }
}

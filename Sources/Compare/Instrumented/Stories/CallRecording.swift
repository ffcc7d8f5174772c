import Basics
internal import CCallTrace
import HeadlessUI
import Probes
import SharedModel
import Stories

/// Runs stories in one implementation and records which functions are entered in each step.
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

  var record: CallRecord {
    let places = functions.values.map { CallRecorder.place(ofFunction: $0) }
    return CallRecord(
      architecture: architecture.profile.name, image: places.compactMap { $0?.image }.first,
      addresses: places.map { $0?.offset ?? 0 }, sequences: sequences.values, screens: screens.values, stories: stories)
  }

  private func numbered(_ entries: [Int]) -> [Int] {
    entries.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : functions.index(of: $0.element) }
  }
}

/// Which functions are entered, in which order and from where, without a line written into them.
///
/// Functions report when the compiler was told so for their module (`-sanitize=fuzzer -sanitize-coverage=func,trace-pc-guard`). The
/// record is one for the process, and of one thread.
enum CallRecorder {
  /// Does something, and answers what was entered meanwhile: for each entry how many of the functions before it were still on the stack,
  /// and the function's number.
  static func record(_ body: () -> Void) -> [Int] {
    call_trace_start()
    body()
    var first: UnsafePointer<call_trace_entry>?
    let count = call_trace_stop(&first)
    return UnsafeBufferPointer(start: first, count: count).flatMap { [Int($0.depth), Int($0.function)] }
  }

  /// Where a function lies that was entered: the program or library that holds it, and an address in it, from its start; nil when it
  /// never was.
  static func place(ofFunction number: Int) -> (image: String, offset: UInt64)? {
    var image: UnsafePointer<CChar>?
    var offset: UInt64 = 0
    guard let function = UInt32(exactly: number), call_trace_locate(function, &image, &offset), let image else {
      return nil
    }
    return (String(cString: image), offset)
  }
}

import HeadlessUI
import Results

/// The implementations, and the context in which they are measured. Each part of a comparison extends this type.
package struct Bench {
  /// In the order of the suite.
  package var architectures: [any Architecture]
  package var observer: Observer
  package var process: ProcessContext

  package init(_ architectures: [any Architecture], observer: Observer, process: ProcessContext) {
    self.architectures = architectures
    self.observer = observer
    self.process = process
  }

  func of(_ architectures: [any Architecture]) -> Bench { Bench(architectures, observer: observer, process: process) }

  package func circumstances(of architecture: (any Architecture)?, command arguments: [String]) -> Circumstances {
    var circumstances = process.circumstances(architecture?.profile.sources)
    circumstances.command = (["compare"] + arguments).joined(separator: " ")
    return circumstances
  }
}

package struct Observer {
  private let hearsProgress: (_ step: String, _ share: Double?) -> Void
  let diagnostic: (_ line: String) -> Void
  /// False when writing to a log.
  private let showsProgress: Bool

  package init(
    progress: @escaping (_ step: String, _ share: Double?) -> Void, diagnostic: @escaping (_ line: String) -> Void,
    showsProgress: Bool = true
  ) {
    hearsProgress = progress
    self.diagnostic = diagnostic
    self.showsProgress = showsProgress
  }

  /// Reports a step that may take minutes, such as a build, even in a log.
  package func begins(_ step: String) {
    if showsProgress { progress(step) } else { diagnostic(step) }
  }

  /// Reports progress; an empty text clears it.
  /// - Parameter share: The share that is done, from 0 to 1, if known.
  package func progress(_ step: String, share: Double? = nil) { hearsProgress(step, share) }

  package func progress(within whole: @escaping (_ step: String) -> String) -> Observer {
    Observer(
      progress: { [hearsProgress] step, _ in hearsProgress(whole(step), nil) }, diagnostic: diagnostic,
      showsProgress: showsProgress)
  }
}

nonisolated package enum MeasuringError: Error, Equatable {
  case debugBuild(command: String)
  case nothingToMeasure
  /// Only implementations that behave the same are timed or counted.
  case storiesFailed(StoriesResult)
  case unreadable(String, reason: String)
  case unknownArchitecture(String)
}

// MARK: - CustomStringConvertible

extension MeasuringError: CustomStringConvertible {
  nonisolated package var description: String {
    switch self {
    case .debugBuild(let command):
      "This is a debug build, whose times say nothing. Run: swift run -c release \(command)"
    case .nothingToMeasure: "None of the stories shows anything that could be measured. Choose others with --story."
    case .storiesFailed: "Only what behaves the same is timed, and a story failed."
    case .unreadable(let what, let reason): "Another process of compare sent no readable \(what): \(reason)"
    case .unknownArchitecture(let name): "The program has no architecture “\(name)”. Build it again."
    }
  }
}

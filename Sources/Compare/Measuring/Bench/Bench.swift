import HeadlessUI
import Results

/// Implementations, and what it takes to measure them; each part of a comparison extends it.
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

  /// The metadata of a measurement that these arguments asked for.
  package func circumstances(of architecture: (any Architecture)?, command arguments: [String]) -> Circumstances {
    var circumstances = process.circumstances(architecture?.profile.sources)
    circumstances.command = (["compare"] + arguments).joined(separator: " ")
    return circumstances
  }
}

/// Hears of progress and of diagnostics.
package struct Observer {
  private let hearsProgress: (_ step: String, _ share: Double?) -> Void
  let diagnostic: (_ line: String) -> Void

  package init(
    progress: @escaping (_ step: String, _ share: Double?) -> Void, diagnostic: @escaping (_ line: String) -> Void
  ) {
    hearsProgress = progress
    self.diagnostic = diagnostic
  }

  /// Reports what happens from now on; an empty text clears the progress.
  /// - Parameter share: How much is done, from 0 to 1, if known.
  package func progress(_ step: String, share: Double? = nil) { hearsProgress(step, share) }

  /// An observer for a part of something larger.
  package func progress(within whole: @escaping (_ step: String) -> String) -> Observer {
    Observer(progress: { [hearsProgress] step, _ in hearsProgress(whole(step), nil) }, diagnostic: diagnostic)
  }
}

/// The outcome of measuring stories: only what behaves the same everywhere is timed or counted.
package enum Measured<Value> {
  case result(Value)
  case storiesFailed(StoriesResult)
}

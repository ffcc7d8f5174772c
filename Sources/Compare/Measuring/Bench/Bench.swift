import HeadlessUI
import Results

/// Implementations, and what it takes to measure them: each part of a comparison adds to it how it is measured.
package struct Bench {
  /// Who is measured, in the order of the suite.
  package var architectures: [any Architecture]
  package var observer: Observer
  package var process: ProcessContext

  package init(_ architectures: [any Architecture], observer: Observer, process: ProcessContext) {
    self.architectures = architectures
    self.observer = observer
    self.process = process
  }

  func of(_ architectures: [any Architecture]) -> Bench { Bench(architectures, observer: observer, process: process) }

  /// What to read a measurement with that was asked for by these arguments.
  package func circumstances(of architecture: (any Architecture)?, command arguments: [String]) -> Circumstances {
    var circumstances = process.circumstances(architecture?.profile.sources)
    circumstances.command = (["compare"] + arguments).joined(separator: " ")
    return circumstances
  }
}

/// Hears what a measurement is about, and what its user has to know.
package struct Observer {
  private let hearsProgress: (_ step: String, _ share: Double?) -> Void
  let diagnostic: (_ line: String) -> Void

  package init(
    progress: @escaping (_ step: String, _ share: Double?) -> Void, diagnostic: @escaping (_ line: String) -> Void
  ) {
    hearsProgress = progress
    self.diagnostic = diagnostic
  }

  /// What is under way from now on; nothing, when the text is empty.
  /// - Parameter share: How much is done, from 0 to 1; nil where that isn't known.
  package func progress(_ step: String, share: Double? = nil) { hearsProgress(step, share) }

  /// The same for a step of something greater, which says where in it the step is.
  package func progress(within whole: @escaping (_ step: String) -> String) -> Observer {
    Observer(progress: { [hearsProgress] step, _ in hearsProgress(whole(step), nil) }, diagnostic: diagnostic)
  }
}

/// What came of measuring stories: only what behaves the same everywhere is timed or counted.
package enum Measured<Value> {
  case result(Value)
  case storiesFailed(StoriesResult)
}

/// The steps that stories are written in.
public struct StepLibrary {
  /// Why a step has no definition to run.
  nonisolated public enum Problem: Error, Hashable, Sendable {
    case unknown(closest: String?)
    /// The step is known, and a number in it isn't one that it takes.
    case unusableNumber(String)
    case ambiguous([String])
    case tableMissing
    case tableUnexpected
    case docStringUnexpected
  }

  /// All definitions.
  public let definitions: [StepDefinition]

  /// Makes a library; several definitions may answer to one step, which is then an error in the story.
  public init(_ definitions: [StepDefinition]) {
    self.definitions = definitions
  }

  /// The steps of the app's specification, and a few more.
  public static let standard = StepLibrary(StepLibrary.arrangements + StepLibrary.interactions + StepLibrary.checks)

  /// The one definition that a step answers to, with its arguments.
  func definition(for step: StoryStep) throws(Problem) -> (StepDefinition, StepArguments) {
    let matches = definitions.compactMap { definition in
      definition.pattern.match(step.text).map { (definition, $0) }
    }
    guard let (definition, found) = matches.first else {
      if let number = StepPattern.unusableNumber(in: step.text, of: definitions.map(\.pattern)) {
        throw .unusableNumber(number)
      }
      let wording = StepPattern.wording(of: step.text)
      throw .unknown(closest: EditDistance.closest(to: wording, among: definitions.map(\.pattern.wording)))
    }
    guard matches.count == 1 else { throw .ambiguous(matches.map(\.0.pattern.wording)) }
    guard step.docString == nil else { throw .docStringUnexpected }
    switch (definition.table, step.table) {
    case (.required, nil): throw .tableMissing
    case (.none, .some): throw .tableUnexpected
    case (.required, .some), (.none, nil): break
    }
    var arguments = found
    arguments.table = step.table ?? []
    return (definition, arguments)
  }
}

import MadeFacts
import Metrics
import Testing

struct ViewControllerQuestionsTests {
  /// The answers for a view controller that refers to these types of the model's folder `Services`.
  private func answers(referringTo types: [(name: String, kind: IndexedSymbol.Kind)]) -> [Bool] {
    var facts = IndexedModules.made(
      ["HeadlessUI": ["ViewController"], "SharedModel": types.map(\.name), "M": []], [])
    for (name, kind) in types { facts.symbols[name]?.kind = kind }
    facts.occurrences["SharedModel"] = facts.occurrences["SharedModel"]?.map { occurrence in
      var occurrence = occurrence
      occurrence.file = "Sources/SharedModel/Services/\(occurrence.file)"
      return occurrence
    }
    facts.add("MenuViewController", of: "M", in: "MenuViewController.swift", inheriting: ["ViewController"])
    for (name, _) in types {
      facts.add(referenceFrom: "MenuViewController", of: "M", to: name, in: "MenuViewController.swift")
    }
    let questions = ViewControllerQuestions(
      facts, module: "M", model: "SharedModel", useCaseFolders: ["Services"], kit: "HeadlessUI", units: [])
    #expect(questions.viewControllers == ["MenuViewController"])
    return questions.answers.map(\.isYes)
  }

  @Test("Values next to services, such as texts, an error or a page, aren't business logic")
  func values() {
    #expect(
      answers(referringTo: [("Texts", .enumeration), ("ServiceError", .enumeration), ("PlacePage", .structure)])
        == [true, false, false])
  }

  @Test(
    "A service or a store is business logic, through its protocol or its class",
    arguments: [IndexedSymbol.Kind.protocolType, .classType])
  func useCases(kind: IndexedSymbol.Kind) {
    #expect(answers(referringTo: [("QuartersService", kind)]) == [true, true, true])
  }
}

import Stories
import Testing

@testable import CompareSuite

struct PlayMenuTests {
  private func steps(of menu: PlayMenu) -> [String] {
    menu.items.flatMap { item -> [String] in
      switch item.choice {
      case .step(let step): return [step]
      case .menu(let menu): return steps(of: menu)
      case .prompt(let prompt):
        if case .take(let step)? = Prompt(prompt.label, for: prompt.purpose, text: "7").intent { return [step] }
        return []
      }
    }
  }

  @Test(arguments: [PlayMenu.services, .world])
  func everyItemIsAStepThatStoriesKnow(menu: PlayMenu) {
    let steps = steps(of: menu)
    #expect(steps.count >= menu.items.count)
    for step in steps {
      let text = step.replacing(#/^(Given|When) /#, with: "")
      let matches = StepLibrary.standard.definitions.filter { $0.pattern.match(text) != nil }
      #expect(matches.count == 1, "\(step)")
    }
  }

  @Test func everyItemHasALetter() {
    func check(_ menu: PlayMenu) {
      #expect(menu.lettered.count == menu.items.count)
      for case .menu(let menu) in menu.items.map(\.choice) { check(menu) }
    }
    check(.services)
    check(.world)
  }

  @Test func everyWayToArrangeAnAppIsInAMenu() {
    // A play begins with the launch; a story's other arrangements have keys.
    let offered = (steps(of: .services) + steps(of: .world)).map { $0.replacing(#/^(Given|When) /#, with: "") }
    for definition in StepLibrary.standard.definitions.prefix(while: { $0.pattern.wording != "I tap {string}" })
    where definition.pattern.wording != "the app is launched" {
      #expect(offered.contains { definition.pattern.match($0) != nil }, "\(definition.pattern.wording)")
    }
  }
}

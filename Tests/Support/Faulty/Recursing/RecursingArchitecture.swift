import HeadlessUI
import SharedModel

/// Calls itself without end when the button for it is tapped.
struct RecursingArchitecture: Architecture {
  let profile = ArchitectureProfile(name: "Recursing", idea: "It recurses.", roles: [], rules: [])

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { FaultyApp(didTap: didTap) }

  private func didTap(_ button: FaultyApp.Button) {
    if button == .recurse { print(depth(below: 1)) }
  }

  private func depth(below depth: Int) -> Int { depth > 0 ? self.depth(below: depth + 1) + 1 : 0 }
}

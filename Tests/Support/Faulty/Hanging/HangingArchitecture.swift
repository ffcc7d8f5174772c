import HeadlessUI
import SharedModel

struct HangingArchitecture: Architecture {
  let profile = ArchitectureProfile(name: "Hanging", idea: "It hangs.", roles: [], rules: [])

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { FaultyApp(didTap: didTap) }

  private func didTap(_ button: FaultyApp.Button) {
    if button == .hang { wait(for: button) }
  }

  private func wait(for button: FaultyApp.Button) {
    var answers = 0
    while answers >= 0 { answers = (answers &+ button.rawValue.utf8.count) & .max }
  }
}

import Foundation
import HeadlessUI
import SharedModel

/// Traps where it is told to, and ends the process where it is told to exit.
struct TrappingArchitecture: Architecture {
  let profile = ArchitectureProfile(name: "Trapping", idea: "It traps.", roles: [], rules: [])

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { FaultyApp(didTap: didTap) }

  private func didTap(_ button: FaultyApp.Button) {
    if button == .trap { print(place(after: button.rawValue.count)) }
    if button == .exit { exit(0) }
  }

  private func place(after index: Int) -> String { ["first", "last"][index] }
}

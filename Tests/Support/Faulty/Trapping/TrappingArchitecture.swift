import Foundation
import HeadlessUI
import SharedModel

/// Traps or exits when the button for it is tapped.
struct TrappingArchitecture: Architecture {
  let profile = ArchitectureProfile(name: "Trapping", idea: "It traps.", roles: [], rules: [])

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { FaultyApp(didTap: didTap) }

  private func didTap(_ button: FaultyApp.Button) {
    if button == .trap { print(place(after: button.rawValue.count)) }
    if button == .exit { exit(0) }
  }

  private func place(after index: Int) -> String { ["first", "last"][index] }
}

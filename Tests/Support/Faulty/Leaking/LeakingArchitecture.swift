import HeadlessUI
import SharedModel

final class LeakingArchitecture: Architecture {
  let profile = ArchitectureProfile(name: "Leaking", idea: "It leaks.", roles: [], rules: [])
  private var kept: ImageCache?

  func launch(with dependencies: AppDependencies) -> any HeadlessApp {
    FaultyApp { [self] button in if button == .leak { kept = ImageCache() } }
  }
}

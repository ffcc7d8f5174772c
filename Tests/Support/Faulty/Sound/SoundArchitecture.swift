import HeadlessUI
import SharedModel

struct SoundArchitecture: Architecture {
  let profile = ArchitectureProfile(name: "Sound", idea: "Nothing goes wrong.", roles: [], rules: [])

  func launch(with dependencies: AppDependencies) -> any HeadlessApp { FaultyApp { _ in } }
}

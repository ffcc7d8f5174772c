import Foundation
import HeadlessUI
import Testing

struct ArchitectureProfileTests {
  @Test func moduleAndSourcesAreThoseOfTheFileThatDescribesIt() {
    let profile = ArchitectureProfile(name: "X", idea: "None.", roles: [], rules: [])
    #expect(profile.module == "HeadlessUITests")
    #expect(profile.file.lastPathComponent == "ArchitectureProfileTests.swift")
    #expect(profile.sources.lastPathComponent == "Seam")
  }

  @Test func theyCanBeGiven() {
    let profile = ArchitectureProfile(
      name: "X", idea: "None.", roles: [], rules: [], module: "Impl/X.swift", file: "/sources/Impl/X.swift")
    #expect(profile.module == "Impl")
    #expect(profile.sources.path == "/sources/Impl")
  }
}

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

  @Test(arguments: [
    ("Interactor", "base"), ("MenuInteractor", "interactor"), ("Interactor.Part", "base"),
    ("Menu.Interactor", "interactor"),
    ("Menu.Plain", "plain"), ("Plain", nil), ("InteractorStub", nil),
  ])
  func aRoleThatNamesATypeComesBeforeSuffixes(type: String, role: String?) {
    let profile = ArchitectureProfile(
      name: "X", idea: "None.",
      roles: [
        .init("interactor", duty: "Decides.", suffixes: ["Interactor"]),
        .init("base", duty: "Is inherited.", types: ["Interactor"]),
        .init("plain", duty: "Is a part.", types: ["Menu.Plain"]),
      ], rules: [])
    #expect(profile.role(of: type)?.name == role)
    #expect(profile.role(ofFile: "Base/Interactor.swift")?.name == "base")
  }
}

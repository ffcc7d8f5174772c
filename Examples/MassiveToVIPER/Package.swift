// swift-tools-version: 6.2
import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
// Each step is the whole app. Files that a step doesn't change are links to the sources they came from.
let steps = ["Step1", "Step2", "Step3"]
let kit: [Target.Dependency] = ["SharedModel", "HeadlessUI", "Storyboard"].map {
  .product(name: $0, package: "SameApp")
}
let suite: [Target.Dependency] = ["CompareSuite", "MassiveImpl"].map { .product(name: $0, package: "SameApp") }

let package = Package(
  name: "MassiveToVIPER",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "compare", targets: ["Run"])],
  dependencies: [.package(name: "SameApp", path: "../..")],
  targets: steps.map { .target(name: $0, dependencies: kit, swiftSettings: mainActor) }
    + steps.map { .testTarget(name: "\($0)Tests", dependencies: [.byName(name: $0)] + kit, swiftSettings: mainActor) }
    + [
      .executableTarget(
        name: "Run", dependencies: suite + steps.map { .byName(name: $0) }, swiftSettings: mainActor)
    ],
  swiftLanguageModes: [.v6]
)

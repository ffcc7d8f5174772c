// swift-tools-version: 6.2
import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let moves = ["ToObservation", "ToReducer"]
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "SameApp") }

let package = Package(
  name: "ScreenByScreen",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "compare", targets: ["Run"])],
  dependencies: [.package(name: "SameApp", path: "../..")],
  // Each is the whole app. All but the folder of the screen that was moved are links to the implementations' own sources.
  targets: moves.map {
    .target(
      name: $0, dependencies: ["SharedModel", "HeadlessUI", "Storyboard"].map(product), swiftSettings: mainActor)
  } + [
    .executableTarget(
      name: "Run", dependencies: ["CompareSuite", "MVCImpl"].map(product) + moves.map { .byName(name: $0) },
      swiftSettings: mainActor)
  ],
  swiftLanguageModes: [.v6]
)

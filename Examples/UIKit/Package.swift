// swift-tools-version: 6.2
import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let model = Target.Dependency.product(name: "SharedModel", package: "SameApp")

let package = Package(
  name: "UIKit",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SameApp", path: "../..")],
  targets: [
    // Takes UIKit's place for the type checker. It hides no real one: Linux has none, and macOS only Catalyst's. An app
    // for iOS leaves this target out.
    .target(name: "UIKit", path: "Declarations"),
    .target(name: "Layout", dependencies: ["UIKit", model], path: "Layout", swiftSettings: mainActor),
  ]
    // Files that are the same in the kit and in UIKit are links to the implementations' own sources.
    + ["MVC", "Observation"].map { (name: String) in
      .target(name: "\(name)Screen", dependencies: ["UIKit", "Layout", model], path: name, swiftSettings: mainActor)
    },
  swiftLanguageModes: [.v6]
)

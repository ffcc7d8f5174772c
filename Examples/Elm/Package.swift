// swift-tools-version: 6.2
import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Elm",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "compare", targets: ["Run"])],
  // Named, because the checkout's folder may have any name.
  dependencies: [.package(name: "SameApp", path: "../..")],
  targets: [
    .target(
      name: "ElmImpl",
      dependencies: [
        .product(name: "SharedModel", package: "SameApp"), .product(name: "HeadlessUI", package: "SameApp"),
      ],
      swiftSettings: mainActor),
    .testTarget(name: "ElmImplTests", dependencies: ["ElmImpl"], swiftSettings: mainActor),
    .executableTarget(
      name: "Run", dependencies: ["ElmImpl", .product(name: "CompareSuite", package: "SameApp")],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)

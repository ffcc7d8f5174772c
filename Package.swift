// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if os(Windows)
  #error("SameApp runs on Linux and macOS. On Windows, build it in WSL 2.")
#endif

// MARK: - Settings

/// Warnings are errors in the gate. Elsewhere a newer toolchain's new warnings must not break the build.
let common: [SwiftSetting] = Context.environment["SAMEAPP_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let mainActor: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

/// Code that is neither timed nor counted isn't optimised, even in release builds, because optimising it would take
/// half of the build (docs/decisions/0011-what-is-optimised.md).
let unoptimised: [SwiftSetting] = [
  .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]
let tool = common + unoptimised

/// For `compare trace`, every function of the implementations reports when it is entered. The flags go to the frontend
/// because Xcode's driver refuses the first: its toolchain lacks the library that fuzzers link.
let traced: [SwiftSetting] =
  Context.environment["SAMEAPP_TRACE"] == nil
  ? [] : [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"])]

let isCounted = Context.environment["SAMEAPP_COUNTED"] != nil

/// Tests built for coverage need no debug information, which would take a tenth of that build.
let counted: [SwiftSetting] = isCounted ? [.unsafeFlags(["-Xfrontend", "-gnone"])] : []

/// In that build, only what handles millions of recorded calls is optimised.
let optimisedForCounting: [SwiftSetting] = isCounted ? [.unsafeFlags(["-O"])] : []

// MARK: - The toolchain's own SwiftSyntax

/// The toolchain that runs this manifest, found from the manifest library that it loaded
/// (`<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription`).
@_silgen_name("dladdr")
func dladdr(_ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32

func hostLibraries() -> URL? {
  withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: 4) { info in
    let address = unsafeBitCast(Package.self as AnyObject.Type, to: UnsafeRawPointer.self)
    guard let base = info.baseAddress, dladdr(address, base) != 0, let path = base.pointee else { return nil }
    return URL(filePath: String(cString: path)).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "host")
  }
}

/// The only target that links SwiftSyntax. Without the host libraries the rest still builds, and code that needs the
/// parser reports at run time what to install.
func syntaxFacts() -> Target {
  let host = hostLibraries()
  let missing = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators"].map { "\($0).swiftmodule" }
    .filter { module in
      host.map { !FileManager.default.fileExists(atPath: $0.appending(path: module).path) } ?? true
    }
  guard let host, missing.isEmpty else {
    print(
      """
      SwiftSyntax is missing from this toolchain: no \(missing.joined(separator: ", ")) in \
      \(host?.path ?? "lib/swift/host beside the running swift"). What reads sources can't be had: lines, \
      coupling, rules, coverage, spread, and the commands mutate, new, check and docs; all else works. \
      Install a toolchain from swift.org (6.2 or later), which brings its host libraries.
      """)
    return .target(
      name: "SyntaxFacts", dependencies: ["Basics", "Metrics"], path: "Sources/Compare/SyntaxFacts",
      exclude: ["Parser"], swiftSettings: common)
  }
  return .target(
    name: "SyntaxFacts",
    dependencies: ["Basics", "Metrics"],
    path: "Sources/Compare/SyntaxFacts",
    exclude: ["NoParser"],
    // With library evolution, dependents needn't load SwiftSyntax, which is imported internally.
    swiftSettings: common + [
      .unsafeFlags(["-I", host.path, "-enable-library-evolution"]),
      // A separate job for the module would load all of SwiftSyntax again.
      .unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .release)),
    ],
    linkerSettings: [
      .unsafeFlags([
        "-L", host.path, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftParserDiagnostics", "-lSwiftDiagnostics",
        "-lSwiftOperators", "-Xlinker", "-rpath", "-Xlinker", host.path,
      ])
    ])
}

// MARK: - The package

/// The modules that hold an implementation, one a line, as `compare new` adds them. Their folders aren't searched
/// because SwiftPM caches a manifest's result until its text changes, and wouldn't see a new folder.
let implementations = [
  "MVCImpl",
  "MVVMCImpl",
  "VIPERImpl",
  "MVPRImpl",
  "MassiveImpl",
  "StatesImpl",
  "ActionsImpl",
  "ObservationImpl",
  "ReducerImpl",
]

/// What other targets hold beside the two files of `compare` and `Registry`.
let folders = [
  "Basics", "Benchmarks", "C", "Commands", "Docs", "Instrumented", "Measuring", "Metrics", "Probes", "Report",
  "Results", "Skeleton", "SyntaxFacts", "Toolchain",
]

let package = Package(
  name: "SameApp",
  platforms: [.macOS(.v15)],
  products: [
    // For architectures in other packages: the libraries to write them against, and the suite that runs them.
    .library(name: "SharedModel", targets: ["SharedModel"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "Storyboard", targets: ["Storyboard"]),
    .library(name: "Stories", targets: ["Stories"]),
    .library(name: "CompareSuite", targets: ["CompareSuite"]),
  ]
    // The implementations that such an architecture can be compared with.
    + implementations.map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "SharedModel", resources: [.copy("Resources/guide.json")], swiftSettings: common),
    .target(name: "HeadlessUI", dependencies: ["SharedModel"], swiftSettings: mainActor),
    .target(name: "Storyboard", dependencies: ["SharedModel", "HeadlessUI"], swiftSettings: mainActor),
    .target(
      name: "Stories", dependencies: ["SharedModel", "HeadlessUI", "Basics", "Probes"],
      resources: [.copy("Features")], swiftSettings: mainActor),
    .target(
      name: "Benchmarks", dependencies: ["SharedModel", "HeadlessUI", "Stories", "Basics", "Metrics"],
      path: "Sources/Compare/Benchmarks", swiftSettings: mainActor),
    .target(name: "Basics", path: "Sources/Compare/Basics", swiftSettings: common + optimisedForCounting),
    .target(name: "Metrics", dependencies: ["Basics"], path: "Sources/Compare/Metrics", swiftSettings: common),
    syntaxFacts(),
    // Its C code knows the toolchain that read this manifest.
    .target(
      name: "CToolchain", path: "Sources/Compare/C/CToolchain",
      cSettings: hostLibraries().map { host in
        let folder = host.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return [.define("SAMEAPP_TOOLCHAIN", to: "\"\(folder.path)\"")]
      }),
    // Optimised because reading coverage visits every line for every story.
    .target(
      name: "Toolchain", dependencies: ["Basics", "CToolchain", "Metrics", "SyntaxFacts"],
      path: "Sources/Compare/Toolchain", swiftSettings: common),
    .target(name: "CRuntimeHooks", path: "Sources/Compare/C/CRuntimeHooks"),
    .target(name: "CTerminal", path: "Sources/Compare/C/CTerminal"),
    .target(name: "CCallTrace", path: "Sources/Compare/C/CCallTrace"),
    .target(
      name: "Probes", dependencies: ["Basics", "CRuntimeHooks"], path: "Sources/Compare/Probes", swiftSettings: common),
    .target(
      name: "Results", dependencies: ["Basics", "Metrics"], path: "Sources/Compare/Results", swiftSettings: tool),
    .target(
      name: "Report", dependencies: ["Basics", "Metrics", "Results"], path: "Sources/Compare/Report",
      resources: [.embedInCode("Page/Resources")], swiftSettings: tool),
    .target(
      name: "Measuring",
      dependencies: [
        "SharedModel", "HeadlessUI", "Stories", "Basics", "Metrics", "SyntaxFacts", "Toolchain", "Probes", "Results",
        "Benchmarks",
      ],
      path: "Sources/Compare/Measuring", swiftSettings: mainActor + unoptimised),
    .target(
      name: "CompareSuite",
      dependencies: [
        "SharedModel", "HeadlessUI", "Stories", "Basics", "CTerminal", "SyntaxFacts", "Toolchain", "Metrics", "Results",
        "Report", "Measuring",
      ],
      path: "Sources/Compare/Commands", swiftSettings: mainActor + unoptimised),
    // The command that fills and checks this package's documents only.
    .target(
      name: "Docs", dependencies: ["CompareSuite", "Measuring", "Metrics", "Report", "Results", "SyntaxFacts"],
      path: "Sources/Compare/Docs", swiftSettings: tool),
    // Not declared as a product: SwiftPM makes one here, but none in a package that depends on this one, whose own
    // `compare` would otherwise be mistaken for it.
    .executableTarget(
      name: "compare", dependencies: ["CompareSuite", "Docs", "Registry"], path: "Sources/Compare",
      exclude: folders + ["Registry.swift"], swiftSettings: mainActor),
    // Apart, so that the charter's tests need no tool.
    .target(
      name: "Registry", dependencies: ["HeadlessUI"] + implementations.map { .byName(name: $0) },
      path: "Sources/Compare", exclude: folders + ["main.swift"], swiftSettings: mainActor),
    // The template of `compare new`, named like an implementation so that it is renamed like one.
    .target(
      name: "SkeletonImpl", dependencies: ["SharedModel", "HeadlessUI", "Storyboard"], path: "Sources/Compare/Skeleton",
      swiftSettings: mainActor),
    .testTarget(
      name: "SkeletonImplTests", dependencies: ["SkeletonImpl", "HeadlessUI", "AppDoubles"],
      path: "Tests/Compare/Skeleton", swiftSettings: mainActor),
    .testTarget(name: "SharedModelTests", dependencies: ["SharedModel"], swiftSettings: common),
    .testTarget(
      name: "HeadlessUITests", dependencies: ["HeadlessUI", "Storyboard", "SharedModel"], swiftSettings: mainActor),
    .testTarget(
      name: "StoriesTests", dependencies: ["Stories", "SharedModel", "HeadlessUI", "Basics", "Probes"],
      swiftSettings: mainActor),
    .testTarget(
      name: "BasicsTests", dependencies: ["Basics"], path: "Tests/Compare/Basics", swiftSettings: common),
    .testTarget(
      name: "MetricsTests", dependencies: ["Metrics", "Basics", "MadeFacts"], path: "Tests/Compare/Metrics",
      swiftSettings: common),
    .testTarget(
      name: "SyntaxFactsTests", dependencies: ["SyntaxFacts", "Basics", "Metrics"], path: "Tests/Compare/SyntaxFacts",
      swiftSettings: common),
    .testTarget(
      name: "ToolchainTests", dependencies: ["Toolchain", "Basics", "Metrics", "SyntaxFacts"],
      path: "Tests/Compare/Toolchain", swiftSettings: common),
    .testTarget(
      name: "ProbesTests", dependencies: ["Probes", "Basics", "CCallTrace"], path: "Tests/Compare/Probes",
      swiftSettings: common),
    .testTarget(
      name: "ResultsTests", dependencies: ["MadeResults", "Metrics", "Results"],
      path: "Tests/Compare/Results",
      swiftSettings: common),
    .testTarget(
      name: "ReportTests",
      dependencies: ["Basics", "Docs", "MadeFacts", "MadeResults", "Metrics", "Report", "Results"],
      path: "Tests/Compare/Report", swiftSettings: common),
    .testTarget(
      name: "DocsTests",
      dependencies: [
        "Docs", "Basics", "CompareSuite", "Measuring", "Metrics", "Report", "Results", "SuiteFixtures", "SyntaxFacts",
        "Toolchain",
      ],
      path: "Tests/Compare/Docs", swiftSettings: common),
    .testTarget(
      name: "MeasuringTests",
      dependencies: [
        "Measuring", "SuiteFixtures", "Stories", "Basics", "Metrics", "SyntaxFacts", "Toolchain", "Results",
        "Benchmarks",
      ],
      path: "Tests/Compare/Measuring", swiftSettings: mainActor),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "SuiteFixtures", "Basics", "HeadlessUI", "Metrics", "SharedModel", "Stories"],
      path: "Tests/Compare/Benchmarks", swiftSettings: mainActor),
    .testTarget(
      name: "CompareSuiteTests",
      dependencies: [
        "compare", "faulty", "Registry", "CompareSuite", "Measuring", "SuiteFixtures", "CPseudoTerminal", "HeadlessUI",
        "MadeFacts", "Basics", "Metrics", "Probes", "Report", "Results", "SharedModel", "Stories", "SyntaxFacts",
        "Toolchain",
      ],
      path: "Tests/Compare/Commands", swiftSettings: mainActor),
    // What any implementation must show, tested in all of them.
    .testTarget(
      name: "CharterTests", dependencies: ["Registry", "AppDoubles", "SharedModel", "HeadlessUI"],
      swiftSettings: mainActor + counted),
    // Checks of documents, tests and sources against each other.
    .testTarget(
      name: "ProjectTests",
      dependencies: ["SyntaxFacts", "Metrics", "Report", "Results", "Stories", "HeadlessUI", "Storyboard"],
      path: "Tests/Compare/Project", swiftSettings: common),
    // The answers to the tutorial's exercises, written against the implementations that readers have.
    .testTarget(
      name: "TutorialTests",
      dependencies: ["SharedModel", "HeadlessUI", "Storyboard", "MadeFacts", "Metrics"]
        + implementations.map { .byName(name: $0) },
      path: "Tests/Compare/Tutorial", exclude: ["Stories"], swiftSettings: mainActor),
    // Doubles of the services, and values of the model, for the tests of all implementations.
    .target(
      name: "AppDoubles", dependencies: ["SharedModel", "HeadlessUI"], path: "Tests/Support/AppDoubles",
      swiftSettings: mainActor),
    // Fixtures: facts about code, results, and then architectures, processes and packages.
    .target(name: "MadeFacts", dependencies: ["Metrics"], path: "Tests/Support/MadeFacts", swiftSettings: common),
    .target(
      name: "MadeResults", dependencies: ["Basics", "MadeFacts", "Metrics", "Results"],
      path: "Tests/Support/MadeResults", swiftSettings: common),
    .target(
      name: "SuiteFixtures",
      dependencies: ["Basics", "HeadlessUI", "SharedModel", "Stories", "Measuring", "Results", "Toolchain"],
      path: "Tests/Support/SuiteFixtures", swiftSettings: mainActor),
    .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
    // Architectures that crash, hang and leak, in a program of their own that tests run.
    .executableTarget(
      name: "faulty", dependencies: ["CompareSuite", "HeadlessUI", "SharedModel"], path: "Tests/Support/Faulty",
      swiftSettings: mainActor),
  ]
    + implementations.map { name in
      .target(
        name: name, dependencies: ["SharedModel", "HeadlessUI", "Storyboard"], swiftSettings: mainActor + traced)
    }
    + implementations.map { name in
      .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name), "SharedModel", "HeadlessUI", "Storyboard", "AppDoubles"],
        swiftSettings: mainActor + counted)
    },
  swiftLanguageModes: [.v6]
)

// Coverage is counted in the implementations, their tests and a program that runs stories, so nothing else is built.
if Context.environment["SAMEAPP_COUNTED"] != nil {
  let rest = [
    "SharedModel", "HeadlessUI", "Storyboard", "Stories", "Basics", "Probes", "CRuntimeHooks", "CCallTrace", "compare",
    "Registry", "AppDoubles", "CharterTests",
  ]
  package.targets.removeAll { target in
    !rest.contains(target.name) && !implementations.contains { [$0, "\($0)Tests"].contains(target.name) }
  }
  package.targets += [
    .target(
      name: "TestCounting", dependencies: ["CCallTrace"], path: "Sources/Compare/Instrumented/Tests",
      swiftSettings: common),
    .target(
      name: "CompareSuite",
      dependencies: ["CCallTrace", "SharedModel", "HeadlessUI", "Stories", "Basics", "Probes"],
      path: "Sources/Compare/Instrumented/Stories", swiftSettings: mainActor + optimisedForCounting),
  ]
  let compare = package.targets.first { $0.name == "compare" }
  compare?.dependencies = ["CompareSuite", "Registry"]
  // Linked to the model, they are in every test program, including those of packages that depend on this one.
  package.targets.first { $0.name == "SharedModel" }?.dependencies += ["TestCounting", "CCallTrace"]
}

// Builds only the tests of the named modules, such as `MVCImplTests,VIPERImplTests`, if any are named.
let askedFor = Context.environment["SAMEAPP_TESTS"]?.split(separator: ",").map(String.init)
package.targets.removeAll { $0.isTest && askedFor?.contains($0.name) == false }

import HeadlessUI

/// The package of the implementations, built to count what runs when somebody first asks for it.
final class SharedBuild {
  private let architectures: [any Architecture]
  private let console: Console
  private var built: CountedPackage?

  init(of architectures: [any Architecture], console: Console) {
    self.architectures = architectures
    self.console = console
  }

  func package() throws -> CountedPackage {
    if let built { return built }
    let package = try CountedPackage(of: architectures, console: console)
    built = package
    return package
  }
}

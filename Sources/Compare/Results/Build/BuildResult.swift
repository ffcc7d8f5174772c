import Metrics

/// The build times and the size of each implementation's module.
package struct BuildResult: Codable, Equatable, Sendable {
  package static let fewestForMedian = 3

  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// The whole module, with its dependencies already built.
    case clean
    /// The module after the body of one function has changed.
    case changed
    /// Nothing has changed, and the build only has to find that out.
    case unchanged
  }

  package struct Times: Codable, Equatable, Sendable {
    package var kind: Kind
    /// In the order of the rounds.
    package var seconds: [Double]
    /// The sum over all processes of each build.
    package var processorSeconds: [Double]

    package init(_ kind: Kind, seconds: [Double] = [], processorSeconds: [Double] = []) {
      self.kind = kind
      self.seconds = seconds
      self.processorSeconds = processorSeconds
    }

    package var median: Double? { seconds.count < fewestForMedian ? nil : Statistics.median(of: seconds) }
  }

  package struct Configuration: Codable, Equatable, Sendable {
    package var name: String
    package var times: [Times]

    package init(name: String, times: [Times]) {
      self.name = name
      self.times = times
    }
  }

  package struct Architecture: Codable, Equatable, Sendable {
    package var name: String
    package var module: String
    package var files: Int
    /// The file that was changed: the module's file of median size.
    package var changedFile: String
    package var configurations: [Configuration]
    /// The size of the release build, or `nil` if it couldn't be measured.
    package var size: ModuleSize?
    package var sizeProblem: String?

    package init(
      name: String, module: String, files: Int, changedFile: String, configurations: [Configuration],
      size: ModuleSize? = nil, sizeProblem: String? = nil
    ) {
      self.name = name
      self.module = module
      self.files = files
      self.changedFile = changedFile
      self.configurations = configurations
      self.size = size
      self.sizeProblem = sizeProblem
    }

    package func times(_ kind: Kind, _ configuration: String) -> Times? {
      configurations.first { $0.name == configuration }?.times.first { $0.kind == kind }
    }
  }

  package var circumstances: Circumstances
  package var rounds: Int
  package var seed: UInt64
  package var architectures: [Architecture]

  package init(circumstances: Circumstances, rounds: Int, seed: UInt64, architectures: [Architecture]) {
    self.circumstances = circumstances
    self.rounds = rounds
    self.seed = seed
    self.architectures = architectures
  }
}

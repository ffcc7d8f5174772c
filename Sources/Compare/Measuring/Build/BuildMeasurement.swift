import Basics
import Foundation
import HeadlessUI
import Metrics
import Results
import Toolchain

/// Builds the modules of architectures repeatedly, in a different random order in each round.
package struct BuildMeasurement {
  private struct Track {
    let architecture: Int
    let build: ModuleBuild
    var times: [BuildResult.Times]
  }

  private let bench: Bench
  private let toolchain: Toolchain
  private let timed: [BuiltPackage.Configuration]
  private let rounds: Int
  private let seed: UInt64

  /// - Parameter timed: The configurations to time. A release build is made in any case, to measure code size.
  package init(
    _ bench: Bench, timed: [BuiltPackage.Configuration] = BuiltPackage.Configuration.allCases, rounds: Int, seed: UInt64
  ) throws {
    self.bench = bench
    toolchain = try Toolchain.running()
    self.timed = timed
    self.rounds = timed.isEmpty ? 0 : rounds
    self.seed = seed
  }

  package func measure(in circumstances: Circumstances) throws -> BuildResult {
    var tracks = try tracks()
    var sizes: [Int: (size: ModuleSize?, problem: String?)] = [:]
    for track in tracks {
      bench.observer.progress(
        "building \(track.build.module.name) and what it depends on, \(track.build.configuration)")
      try track.build.buildAsItIs()
      if track.build.configuration == .release {
        sizes[track.architecture] = size(of: track.build, without: bench.architectures[track.architecture])
      }
    }
    var generator = SeededGenerator(seed: seed)
    let timedTracks = tracks.indices.filter { timed.contains(tracks[$0].build.configuration) }
    for round in 0..<rounds {
      for index in timedTracks.shuffled(using: &generator) {
        let build = tracks[index].build
        bench.observer.progress("round \(round + 1) of \(rounds): \(build.module.name), \(build.configuration)")
        try time(&tracks[index], round: round + 1)
      }
    }
    let results = try bench.architectures.indices.map { index in
      var result = try result(of: bench.architectures[index].profile, tracks.filter { $0.architecture == index })
      result.size = sizes[index]?.size
      result.sizeProblem = sizes[index]?.problem
      return result
    }
    for track in tracks { try track.build.restore() }
    bench.observer.progress("")
    return BuildResult(circumstances: circumstances, rounds: rounds, seed: seed, architectures: results)
  }

  /// Creates new copies, so that leftovers of an interrupted measurement don't matter.
  private func tracks() throws -> [Track] {
    let held = try bench.architectures.map(\.profile).byPackage()
    var packages: [URL: (package: BuiltPackage, modules: [BuiltPackage.Module])] = [:]
    // Sorted, because each folder is locked against other processes.
    for folder in held.map(\.folder).sorted(by: { $0.path < $1.path }) {
      bench.observer.progress("copying \(folder.path)")
      let copy = try PackageCopy(of: folder, for: "build")
      try copy.synchronise(replacing: [:])
      let package = try copy.package(for: "modules", toolchain: toolchain)
      packages[folder] = (package, try package.modules())
    }
    return try bench.architectures.map(\.profile).enumerated().flatMap { index, profile in
      guard let folder = profile.package, let (package, modules) = packages[folder],
        let module = modules.first(where: { $0.name == profile.module })
      else { throw BuildError.moduleMissing(profile.module, folder: profile.package?.path ?? "") }
      let configurations = BuiltPackage.Configuration.allCases.filter { $0 == .release || timed.contains($0) }
      return try configurations.map { configuration in
        let build = try ModuleBuild(module, in: package, for: configuration)
        return Track(architecture: index, build: build, times: build.kinds.map { BuildResult.Times($0) })
      }
    }
  }

  private func time(_ track: inout Track, round: Int) throws {
    for (place, kind) in track.build.kinds.enumerated() {
      let build = try track.build.prepare(kind, version: 2 * round + place)
      let start = bench.process.now()
      let onProcessors = bench.process.processorTimeOfChildren()
      try track.build.run(kind, build)
      track.times[place].seconds.append((bench.process.now() - start) / .seconds(1))
      let nanoseconds = bench.process.processorTimeOfChildren() - onProcessors
      track.times[place].processorSeconds.append(Double(nanoseconds) / 1e9)
    }
  }

  // MARK: - Result

  private func result(of profile: ArchitectureProfile, _ tracks: [Track]) throws -> BuildResult.Architecture {
    guard let first = tracks.first else { throw ImplementationPackageError.none(architecture: profile.name) }
    return BuildResult.Architecture(
      name: profile.name, module: profile.module, files: first.build.module.files.count,
      changedFile: first.build.changedFileName,
      configurations: tracks.filter { timed.contains($0.build.configuration) }.map {
        BuildResult.Configuration(name: $0.build.configuration.rawValue, times: $0.times)
      })
  }

  /// Omits the file that describes the architecture, because it contains the checkout's path, whose length changes its
  /// instructions. Also omits the initialisers of that type's variables, which are emitted where they are used.
  private func size(
    of build: ModuleBuild, without architecture: any Architecture
  ) -> (size: ModuleSize?, problem: String?) {
    do {
      let objects = build.objects(without: architecture.profile.file.lastPathComponent)
      let program = try toolchain.program("llvm-objdump")
      let output = try ToolRun(program, ["--section-headers"] + objects.map(\.path)).output()
      let sections = ObjectSection.lists(in: String(decoding: output, as: UTF8.self))
      guard sections.count == objects.count else {
        return (nil, "llvm-objdump listed \(sections.count) of \(objects.count) object files.")
      }
      return (ModuleSize(of: sections, without: _mangledTypeName(type(of: architecture))), nil)
    } catch {
      return (nil, "\(error)")
    }
  }
}

import Foundation
import HeadlessUI
import Metrics
import Report
import Runtime
import Toolchain

/// Builds the modules of some architectures again and again, in an order shuffled afresh in every round.
struct BuildMeasurement {
  /// One module in one configuration, with the times so far.
  private struct Track {
    let architecture: Int
    let build: ModuleBuild
    var times: [BuildResult.Times]

    init(_ build: ModuleBuild, of architecture: Int) {
      self.architecture = architecture
      self.build = build
      times = build.kinds.map { BuildResult.Times($0) }
    }
  }

  let toolchain: Toolchain
  let architectures: [any Architecture]
  /// What is timed. The release build is always made, once at least, as the size is that of its code.
  var timed = BuiltPackage.Configuration.allCases
  let rounds: Int
  let seed: UInt64
  let console: Console
  let surroundings: Surroundings

  func measure(in circumstances: Circumstances) throws -> BuildResult {
    var tracks = try tracks()
    var sizes: [Int: (size: ModuleSize?, problem: String?)] = [:]
    for track in tracks {
      console.progress("building \(track.build.module.name) and what it depends on, \(track.build.configuration)")
      try track.build.buildAsItIs()
      if track.build.configuration == .release { sizes[track.architecture] = size(of: track.build.objects) }
    }
    var generator = SeededGenerator(seed: seed)
    let timedTracks = tracks.indices.filter { timed.contains(tracks[$0].build.configuration) }
    for round in 1...rounds {
      for index in timedTracks.shuffled(using: &generator) {
        let build = tracks[index].build
        console.progress("round \(round) of \(rounds): \(build.module.name), \(build.configuration)")
        try time(&tracks[index], round: round)
      }
    }
    let results = try architectures.indices.map { index in
      var result = try result(of: architectures[index].profile, tracks.filter { $0.architecture == index })
      result.size = sizes[index]?.size
      result.sizeProblem = sizes[index]?.problem
      return result
    }
    for track in tracks { try track.build.restore() }
    console.progress("")
    return BuildResult(circumstances: circumstances, rounds: rounds, seed: seed, architectures: results)
  }

  /// The copies are made afresh, so nothing is left of a measurement that was interrupted.
  private func tracks() throws -> [Track] {
    let folders = try architectures.map { architecture in
      guard let folder = BuiltPackage.folder(above: architecture.profile.sources) else {
        throw BuildError.noPackage(architecture: architecture.profile.name)
      }
      return folder
    }
    var packages: [URL: (package: BuiltPackage, modules: [BuiltPackage.Module])] = [:]
    // In one order, as each is kept from other processes.
    for folder in Set(folders).sorted(by: { $0.path < $1.path }) {
      console.progress("copying \(folder.path)")
      let copy = try PackageCopy(of: folder, for: "build")
      try copy.synchronise(replacing: [:])
      let package = try copy.package(for: "modules", toolchain: toolchain)
      packages[folder] = (package, try package.modules())
    }
    return try zip(architectures, folders).enumerated().flatMap { index, pair in
      let name = pair.0.profile.module
      guard let (package, modules) = packages[pair.1], let module = modules.first(where: { $0.name == name }) else {
        throw BuildError.moduleMissing(name, folder: pair.1.path)
      }
      return try BuiltPackage.Configuration.allCases.map { configuration in
        Track(try ModuleBuild(module, in: package, for: configuration), of: index)
      }
    }
  }

  private func time(_ track: inout Track, round: Int) throws {
    for (place, kind) in track.build.kinds.enumerated() {
      let build = try track.build.prepare(kind, version: 2 * round + place)
      let start = surroundings.now()
      let onProcessors = surroundings.processorTimeOfChildren()
      try track.build.run(kind, build)
      track.times[place].seconds.append((surroundings.now() - start) / .seconds(1))
      let nanoseconds = surroundings.processorTimeOfChildren() - onProcessors
      track.times[place].processorSeconds.append(Double(nanoseconds) / 1e9)
    }
  }

  // MARK: - Result

  private func result(of profile: ArchitectureProfile, _ tracks: [Track]) throws -> BuildResult.Architecture {
    guard let first = tracks.first else { throw BuildError.noPackage(architecture: profile.name) }
    return BuildResult.Architecture(
      name: profile.name, module: profile.module, files: first.build.module.files.count,
      changedFile: first.build.changedFileName,
      configurations: tracks.filter { timed.contains($0.build.configuration) }.map {
        BuildResult.Configuration(name: $0.build.configuration.rawValue, times: $0.times)
      })
  }

  private func size(of objects: [URL]) -> (size: ModuleSize?, problem: String?) {
    do {
      let program = try toolchain.program("llvm-objdump")
      let output = try ToolRun(program, ["--section-headers"] + objects.map(\.path)).output()
      let sections = ObjectSection.lists(in: String(decoding: output, as: UTF8.self))
      guard sections.count == objects.count else {
        return (nil, "llvm-objdump listed \(sections.count) of \(objects.count) object files.")
      }
      return (ModuleSize(of: sections), nil)
    } catch {
      return (nil, "\(error)")
    }
  }
}

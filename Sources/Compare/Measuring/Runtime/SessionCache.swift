import Basics
import Foundation
import Results
import SharedModel
import Toolchain

/// Finished sessions, cached below the package's build folder, so that an interrupted measurement can be continued.
struct SessionCache {
  private let folder: URL

  /// Sessions of another program or of other stories have another folder; `nil` where nothing can be cached.
  init?(of plan: RuntimePlan, _ process: ProcessContext) throws {
    guard let program = process.programFile, let package = plan.reference.profile.package else { return nil }
    var hash = ContentHash()
    let stories = try process.bundledStories().map { URL(filePath: $0) }
    for file in [program] + stories + [Guide.bundledFile].compactMap(\.self) {
      hash.add(try Data(contentsOf: file, options: .mappedIfSafe))
    }
    hash.add(try JSONText.compact(plan.job(seed: plan.seed, seconds: plan.budget ?? 0)))
    hash.add("\(plan.wantedProcesses ?? 0)")
    folder = BuiltPackage.scratch(of: package).appending(path: "sessions/\(hash.text)")
  }

  /// A cached session; `nil` when it is missing or damaged.
  func session(_ number: Int) -> SessionSamples? {
    try? JSONDecoder().decode(SessionSamples.self, from: Data(contentsOf: file(number)))
  }

  func keep(_ session: SessionSamples, as number: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(session).write(to: file(number), options: .atomic)
  }

  private func file(_ number: Int) -> URL { folder.appending(path: "\(number).json") }
}

internal import Foundation

extension RecordedSuite {
  /// What a checkout keeps.
  package static func kept(in project: ProjectFolder) -> Result<RecordedSuite, DocsProblem> {
    let path = ProjectFolder.result
    guard project.exists(path) else { return .failure(.noResult(path: path)) }
    do {
      let record = try JSONDecoder().decode(RecordedSuite.self, from: Data(contentsOf: project.place(path)))
      guard record.version == currentVersion else {
        return .failure(.unusableResult(path: path, reason: "it is of version \(record.version)"))
      }
      return .success(record)
    } catch {
      return .failure(.unusableResult(path: path, reason: error.localizedDescription))
    }
  }
}

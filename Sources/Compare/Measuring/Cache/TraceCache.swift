import HeadlessUI
import Results

/// The trace that was kept of the last whole comparison, to say where to look for what a story found.
package struct TraceCache {
  private static let most = 12
  let trace: TraceResult
  /// When it was recorded; sources may have changed since.
  let date: String

  /// Which functions of an implementation ran in a step of a story, as a line; nil where the trace doesn't have them.
  func line(ofStep index: Int, text: String, in story: String, of file: String, by architecture: String) -> String? {
    let functions = trace.functions(ofStep: index, text: text, in: story, of: file, by: architecture)
    guard !functions.isEmpty else { return nil }
    let rest = functions.count > Self.most ? " and \(functions.count - Self.most) more" : ""
    return "In this step \(architecture) ran (traced \(date.prefix(10))): "
      + functions.prefix(Self.most).joined(separator: ", ") + rest
  }
}

extension TraceCache {
  /// Takes the later one of what release and debug builds of the architectures' package have kept; nil where there is none.
  package init?(of architectures: [any Architecture]) {
    guard let package = architectures.first?.profile.package else { return nil }
    let latest = [true, false]
      .map { ResultCache(folder: ResultCache.folder(of: package, isOptimised: $0)) }
      .compactMap { $0.latest(of: .traces, as: TraceResult.self) }.max { $0.date < $1.date }
    guard let latest else { return nil }
    self.init(trace: latest.value, date: latest.date)
  }
}

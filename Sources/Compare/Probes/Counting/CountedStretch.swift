internal import CRuntimeHooks

/// Work that a tool which watches the process from outside can tell from what is around it.
package final class CountedStretch {
  /// The function that the work is done in, and nothing else, as a tool finds it among the program's symbols.
  package static let functionName = "counted_stretch"
  private let body: () throws -> Void
  private var result: Result<Void, any Error> = .success(())

  private init(_ body: @escaping () throws -> Void) { self.body = body }

  package static func run(_ body: () throws -> Void) throws {
    try withoutActuallyEscaping(body) { body in
      let stretch = CountedStretch(body)
      counted_stretch(
        { context in
          guard let context else { return }
          Unmanaged<CountedStretch>.fromOpaque(context).takeUnretainedValue().runBody()
        }, Unmanaged.passUnretained(stretch).toOpaque())
      try stretch.result.get()
    }
  }

  private func runBody() { result = Result(catching: body) }
}

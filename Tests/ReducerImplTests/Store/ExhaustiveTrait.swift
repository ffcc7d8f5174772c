import Testing

/// Finishes the test stores of a test when the test is over.
nonisolated struct ExhaustiveTrait: SuiteTrait, TestTrait, TestScoping {
  /// The test stores of the current test.
  @TaskLocal static var stores: TestStores?

  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let stores = await TestStores()
    try await Self.$stores.withValue(stores, operation: function)
    await stores.finish()
  }
}

extension Trait where Self == ExhaustiveTrait {
  /// Fails a test that hasn't received every action of its test stores' effects.
  static var exhaustive: Self { Self() }
}

/// The test stores of one test.
final class TestStores {
  private var finishes: [() -> Void] = []

  func append(_ finish: @escaping () -> Void) {
    finishes.append(finish)
  }

  func finish() {
    for finish in finishes { finish() }
  }
}

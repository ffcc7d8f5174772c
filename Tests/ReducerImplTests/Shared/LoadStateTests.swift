import Testing

@testable import ReducerImpl

struct LoadStateTests {
  @Test("A request is under way while it loads or refreshes")
  func isUnderWay() {
    #expect(LoadState.loading.isUnderWay && LoadState.refreshing.isUnderWay)
    #expect(!LoadState.idle.isUnderWay && !LoadState.failed("").isUnderWay)
  }
}

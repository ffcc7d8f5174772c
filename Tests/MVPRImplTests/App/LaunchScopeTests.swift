import SharedModel
import Testing

@testable import MVPRImpl

struct LaunchScopeTests {
  private final class Sole: SingleInstance {}
  private final class Other: SingleInstance {}

  @Test func aSecondInstanceIsRefusedByName() {
    var refusals: [String] = []
    let launch = LaunchScope { refusals.append($0) }
    let first = Sole(in: launch)
    let second = Sole(in: launch)
    #expect(refusals == ["A launch has one Sole, and it is alive: pass that one on instead of making another."])
    withExtendedLifetime((first, second)) {}
  }

  @Test func afterTheFirstIsGoneAnotherMayBeMade() {
    var refusals: [String] = []
    let launch = LaunchScope { refusals.append($0) }
    _ = Sole(in: launch)
    _ = Sole(in: launch)
    #expect(refusals.isEmpty)
  }

  @Test func eachClassMayHaveItsOwn() {
    var refusals: [String] = []
    let launch = LaunchScope { refusals.append($0) }
    let sole = Sole(in: launch)
    let other = Other(in: launch)
    #expect(refusals.isEmpty)
    withExtendedLifetime((sole, other)) {}
  }

  @Test func launchesSideBySideDoNotDisturbEachOther() {
    var refusals: [String] = []
    let launches = (0..<2).map { _ in LaunchScope { refusals.append($0) } }
    let instances = launches.map { Sole(in: $0) }
    #expect(refusals.isEmpty)
    withExtendedLifetime(instances) {}
  }

  @Test func aSecondInstanceEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let launch = LaunchScope()
        let instances = [SingleInstance(in: launch), SingleInstance(in: launch)]
        withExtendedLifetime(instances) {}
      }
    }
  }
}

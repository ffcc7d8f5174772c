import Testing

@testable import MVPRImpl

struct SingleInstanceTests {
  private final class Sole: SingleInstance {}

  @Test func itIsAdmittedToItsLaunchByItsOwnClass() {
    var refusals: [String] = []
    let launch = LaunchScope { refusals.append($0) }
    let base = SingleInstance(in: launch)
    let sole = Sole(in: launch)
    #expect(refusals == [])
    let second = Sole(in: launch)
    #expect(refusals.count == 1)
    withExtendedLifetime((base, sole, second)) {}
  }
}

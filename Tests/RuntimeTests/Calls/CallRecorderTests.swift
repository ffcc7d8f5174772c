import Testing

@testable import Runtime

/// No function of the tests reports; that those of a program built for it do is tested with `compare trace`.
struct CallRecorderTests {
  @Test func whereNoFunctionReportsNothingIsRecorded() {
    var hasRun = false
    #expect(!CallRecorder.isAvailable)
    #expect(CallRecorder.record { hasRun = true }.isEmpty)
    #expect(hasRun)
    #expect(CallRecorder.place(ofFunction: 1) == nil)
    #expect(CallRecorder.place(ofFunction: -1) == nil)
  }
}

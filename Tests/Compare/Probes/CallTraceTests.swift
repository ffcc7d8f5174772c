import CCallTrace
import Testing

/// The tests' own functions aren't instrumented. The tests of `compare trace` cover an instrumented program.
struct CallTraceTests {
  @Test func whereNoFunctionReportsNothingIsRecorded() {
    #expect(call_trace_function_count() == 0)
    call_trace_start()
    var first: UnsafePointer<call_trace_entry>?
    #expect(call_trace_stop(&first) == 0)
    var image: UnsafePointer<CChar>?
    var offset: UInt64 = 0
    #expect(!call_trace_locate(1, &image, &offset))
    #expect(!call_trace_locate(.max, &image, &offset))
  }
}

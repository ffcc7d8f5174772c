import Foundation
import SharedModel
import Testing

struct ConfigurationTests {
  @Test("Debug and release differ only in the address and the log level")
  func builds() {
    let debug = Configuration(for: .debug)
    var release = Configuration(for: .release)
    #expect(debug.baseAddress != release.baseAddress)
    #expect(debug.logLevel < release.logLevel)
    release.baseAddress = debug.baseAddress
    release.logLevel = debug.logLevel
    #expect(debug == release)
  }

  @Test("A page has 20 places, and a search waits 300 ms")
  func values() {
    let configuration = Configuration(for: .release)
    #expect(configuration.pageSize == 20)
    #expect(configuration.searchDebounce == .milliseconds(300))
  }

  @Test("The build configuration matches the build")
  func current() {
    #if DEBUG
      #expect(BuildConfiguration.current == .debug)
    #else
      #expect(BuildConfiguration.current == .release)
    #endif
  }
}

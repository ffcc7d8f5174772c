import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ReferenceBuilderTests {
  @Test func viewPresenterAndRouterAreConnected() throws {
    let fixture = NavigationFixture()
    fixture.push(ReferenceBuilder(dependencies: fixture.dependencies).build())
    try fixture.device.articles.requests[0].answer(.success(.book))
    try fixture.window.perform(.selectRow(number: 1, id: "reference.list"))
    #expect(fixture.titles == ["", "Reference book", "Trams"])
  }
}

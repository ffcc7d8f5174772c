import Testing

@testable import MVPRImpl

struct AlertRoutingTests {
  @Test func anAlertThatLeadsNowhereIsOneLikeAnyOther() {
    let router = ArticleRouterDouble()
    (router as any AlertRouting).showAlert(title: "Title", button: "OK")
    router.closeAlert()
    #expect(router.alerts == [["Title", "OK"]])
    #expect(router.closeCount == 0)
  }
}

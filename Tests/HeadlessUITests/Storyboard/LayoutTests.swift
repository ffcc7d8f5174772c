import HeadlessUI
import Storyboard
import Testing

/// Tests that the initial layouts match the app's specification.
struct LayoutTests {
  private func elements(of layout: View) -> [String] {
    final class Shower: ViewController {
      let layout: View

      init(_ layout: View) {
        self.layout = layout
        super.init(nibName: layout.accessibilityIdentifier)
      }

      override func loadView() { view = layout }
    }
    let window = Window()
    window.rootViewController = Shower(layout)
    return window.snapshot.lines
  }

  @Test func signIn() {
    let layout = SignInLayout()
    #expect(
      elements(of: layout) == [
        "screen: signIn “”", "  signIn.username: text field “”", "  signIn.password: secure field “”",
        "  signIn.submit: button “Sign in” (disabled)",
      ])
    for view in [layout.cancel, layout.error] as [View] { view.isHidden = false }
    layout.spinner.startAnimating()
    #expect(
      elements(of: layout).suffix(3) == [
        "  signIn.cancel: button “Cancel”", "  signIn.spinner: spinner", "  signIn.error: label “”",
      ])
  }

  @Test func menu() {
    #expect(
      elements(of: MenuLayout()) == [
        "screen: menu “”", "  menu.greeting: label “”", "  menu.cover: image “placeholder”",
        "  menu.sections: list, 0 rows", "  menu.signOut: button “Sign out”",
      ])
  }

  @Test func quarters() {
    let layout = QuartersLayout()
    #expect(
      elements(of: layout) == [
        "screen: quarters “”", "  quarters.order: segmented control [Priority] | A–Z", "  quarters.list: list, 0 rows",
      ])
    for view in [layout.empty, layout.error, layout.retry] as [View] { view.isHidden = false }
    layout.spinner.startAnimating()
    #expect(
      elements(of: layout).suffix(4) == [
        "  quarters.empty: label “Nothing here yet.”", "  quarters.spinner: spinner", "  quarters.error: label “”",
        "  quarters.retry: button “Retry”",
      ])
    #expect(layout.list.refreshControl === layout.refreshControl)
  }
}

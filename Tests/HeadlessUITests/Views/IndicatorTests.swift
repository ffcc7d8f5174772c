import HeadlessUI
import Testing

struct IndicatorTests {
  @Test func aSpinnerIsSeenWhileItTurns() {
    let spinner = ActivityIndicator("spinner")
    let screen = Screen(spinner)
    #expect(screen.element("spinner") == nil)
    #expect(!spinner.isAnimating)
    spinner.startAnimating()
    #expect(screen.element("spinner")?.content == .spinner)
    #expect(spinner.isAnimating)
    spinner.stopAnimating()
    #expect(screen.element("spinner") == nil)
  }

  @Test func anImageViewShowsItsPlaceholderWithoutAnImage() {
    let view = ImageView("cover", placeholder: "placeholder")
    let screen = Screen(view)
    #expect(screen.element("cover")?.content == .image("placeholder"))
    view.image = "cover"
    #expect(screen.element("cover")?.content == .image("cover"))
    view.image = nil
    #expect(screen.element("cover")?.content == .image("placeholder"))
  }

  @Test func aLabelAndAButtonShowTheirText() {
    let label = Label("label")
    label.text = "Hello"
    let button = Button("button", title: "Go")
    let screen = Screen(label, button)
    #expect(screen.element("label")?.content == .label("Hello"))
    button.title = "Stop"
    #expect(screen.element("button")?.content == .button("Stop"))
  }
}

import HeadlessUI
import Observation

/// What screens show in tests of updates.
@Observable
final class Counter {
  var count = 0
  var name = ""
  var next: Counter?
}

/// A screen that shows a counter, and notes how often it does.
final class CounterViewController: ViewController {
  let counter: Counter
  let label = Label("label")
  /// What it shows besides the count.
  var showsMore: (Counter) -> Void = { _ in }
  private let content: [View]
  private let diary: Diary

  init(_ counter: Counter, _ diary: Diary = Diary(), content: [View] = []) {
    self.counter = counter
    self.content = content
    self.diary = diary
    super.init(nibName: "counter")
  }

  override func loadView() {
    view = View(nibName)
    for part in [label] + content { view.addSubview(part) }
  }

  override func viewWillAppear() { diary.note("will appear") }
  override func viewDidAppear() { diary.note("appeared") }

  override func updateProperties() {
    diary.note("updated to \(counter.count)")
    label.text = "\(counter.count)"
    title = "counted to \(counter.count)"
    showsMore(counter)
  }
}

/// A view that shows a counter by itself.
final class CounterView: View {
  private let counter: Counter
  private let label = Label("own")

  init(_ counter: Counter) {
    self.counter = counter
    super.init("view")
    addSubview(label)
  }

  override func updateProperties() {
    label.text = "\(counter.count)"
  }
}

import HeadlessUI
import Observation

@Observable
final class Counter {
  var count = 0
  var name = ""
  var next: Counter?
}

/// A screen that shows a counter, and notes each update.
final class CounterViewController: ViewController {
  let counter: Counter
  let label = Label("label")
  /// Shows more than the count; it runs with each update.
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

/// A view that updates itself from a counter.
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

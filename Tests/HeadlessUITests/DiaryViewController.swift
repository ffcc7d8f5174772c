import HeadlessUI

/// A screen that notes its life cycle, and runs a test's code at chosen events.
final class DiaryViewController: ViewController {
  var onEvent: [String: () -> Void] = [:]
  private let diary: Diary
  private let content: [View]

  init(_ name: String, _ diary: Diary, content: [View] = []) {
    self.diary = diary
    self.content = content
    super.init(nibName: name)
    title = name.uppercased()
  }

  override func loadView() {
    let root = View(nibName)
    for view in content { root.addSubview(view) }
    view = root
  }

  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear() { note("will appear") }
  override func viewDidAppear() { note("appeared") }
  override func viewWillDisappear() { note("will disappear") }
  override func viewDidDisappear() { note("disappeared") }
  override func didReceiveMemoryWarning() { note("warned") }

  private func note(_ event: String) {
    diary.note("\(nibName) \(event)")
    onEvent[event]?()
  }
}

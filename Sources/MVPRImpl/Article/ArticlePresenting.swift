/// Receives the events of an article's screen.
protocol ArticlePresenting: StateRestorable {
  func viewDidLoad()
}

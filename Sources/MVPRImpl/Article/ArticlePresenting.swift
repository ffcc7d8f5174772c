/// Receives the events of an article's screen.
protocol ArticlePresenting: RestorablePresenting {
  func viewDidLoad()
}

/// What happens to the screen of an article.
protocol ArticlePresenting: StateRestorable {
  func viewDidLoad()
}

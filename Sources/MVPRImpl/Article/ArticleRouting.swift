/// Where the screen of an article can lead.
protocol ArticleRouting: AlertRouting {
  /// Leads back to where the article was opened.
  func close()
}

import SharedModel

/// What the article module needs of what the modules share.
protocol ArticleDependencies: AnyObject {
  var articles: any ArticlesService { get }
}

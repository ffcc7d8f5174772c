import SharedModel

/// The article module's part of the shared dependencies.
protocol ArticleDependencies: AnyObject {
  var articles: any ArticlesService { get }
}

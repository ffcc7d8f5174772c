/// The shared dependencies of the reference module, the same as for the articles that it opens.
protocol ReferenceDependencies: ArticleDependencies {}

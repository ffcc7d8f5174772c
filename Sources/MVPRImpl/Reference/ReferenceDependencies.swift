/// What the reference module needs of what the modules share, which is what the articles that it opens need.
protocol ReferenceDependencies: ArticleDependencies {}

import HeadlessUI
import SharedModel

/// Provides the rows of the reference book's articles, with a section for each category.
final class ReferenceDataSource {
  var categories: [ArticleCategory] = []

  func article(at indexPath: IndexPath) -> Article {
    categories[indexPath.section].articles[indexPath.row]
  }
}

// MARK: - TableViewDataSource

extension ReferenceDataSource: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    categories.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    categories[section].name
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    categories[section].articles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = article(at: indexPath).title
    return cell
  }
}

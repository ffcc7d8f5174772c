import HeadlessUI
import SharedModel

/// Lists the articles of the reference book, a section for each category.
final class ReferenceDataSource {
  var categories: [ArticleCategory] = []
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
    cell.text = categories[indexPath.section].articles[indexPath.row].title
    return cell
  }
}

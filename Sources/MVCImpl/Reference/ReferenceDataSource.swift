import HeadlessUI
import SharedModel

/// Fills the rows with the articles of the reference book, a section for each category.
final class ReferenceDataSource {
  private let book: ReferenceBook

  init(book: ReferenceBook) {
    self.book = book
  }

  func article(at indexPath: IndexPath) -> Article {
    book.items[indexPath.section].articles[indexPath.row]
  }
}

// MARK: - TableViewDataSource

extension ReferenceDataSource: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    book.items.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    book.items[section].name
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    book.items[section].articles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = article(at: indexPath).title
    return cell
  }
}

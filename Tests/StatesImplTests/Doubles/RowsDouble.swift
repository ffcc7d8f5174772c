import AppDoubles
import HeadlessUI

/// Provides rows that have nothing but titles.
final class RowsDouble: TableViewDataSource {
  var titles: [String]

  init(_ titles: [String]) {
    self.titles = titles
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.text = titles[indexPath.row]
    return cell
  }
}

/// What a list shows; asked when the list is laid out.
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in tableView: TableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// A cell, taken from `dequeueReusableCell()`, that shows a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// The heading of a section; none unless said otherwise.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
}

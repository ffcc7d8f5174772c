import SharedModel

/// A screen above the menu, with its view model.
enum Destination {
  case quarters(QuartersViewModel)
  case places(PlacesViewModel)
  case place(PlaceViewModel)
  case reference(ReferenceViewModel)
  case article(ArticleViewModel)

  /// The screen's title.
  var title: String {
    switch self {
    case .quarters(let viewModel): viewModel.title
    case .places(let viewModel): viewModel.title
    case .place(let viewModel): viewModel.title
    case .reference(let viewModel): viewModel.title
    case .article(let viewModel): viewModel.title
    }
  }

  /// The screen as it is now, to be opened again.
  var savedScreen: SavedState.Screen {
    switch self {
    case .quarters(let viewModel): .quarters(order: viewModel.order)
    case .places(let viewModel):
      .places(quarterID: viewModel.query.quarterID, title: viewModel.title, query: viewModel.query.text)
    case .place(let viewModel): .place(id: viewModel.id)
    case .reference: .reference
    case .article(let viewModel): .article(id: viewModel.id)
    }
  }

  private var viewModel: AnyObject {
    switch self {
    case .quarters(let viewModel): viewModel
    case .places(let viewModel): viewModel
    case .place(let viewModel): viewModel
    case .reference(let viewModel): viewModel
    case .article(let viewModel): viewModel
    }
  }
}

// MARK: - Equatable

extension Destination: Equatable {
  /// Two screens are the same if they share a view model, whatever they show.
  static func == (one: Destination, other: Destination) -> Bool {
    one.viewModel === other.viewModel
  }
}

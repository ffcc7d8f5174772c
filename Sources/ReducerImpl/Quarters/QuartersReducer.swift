import SharedModel

/// Everything known about the list of quarters.
struct QuartersState: Equatable {
  var order = QuarterOrder.priority
  /// The quarters in the chosen order, or `nil` until they are loaded.
  var quarters: [Quarter]?
  var loading = LoadState.idle
}

/// Everything that can happen to the list of quarters.
enum QuartersAction: Equatable {
  /// The actions that the guide follows.
  enum Delegate: Equatable {
    case refreshFailed
    case quarterSelected(Quarter)
  }

  case viewDidLoad
  case orderChosen(QuarterOrder)
  case pulledToRefresh
  case retryTapped
  case quartersLoaded(Result<[Quarter], ServiceError>)
  case rowSelected(Int)
  case delegate(Delegate)
}

/// Loads the quarters, and sorts them in the order that the user chooses.
struct QuartersReducer: Reducer {
  private enum EffectName { case quarters }

  let service: any QuartersService

  func reduce(into state: inout QuartersState, action: QuartersAction) -> Effect<QuartersAction> {
    switch action {
    case .viewDidLoad, .retryTapped:
      return load(&state)
    case .orderChosen(let order):
      state.order = order
      state.quarters = state.quarters.map { order.sorted($0) }
    case .pulledToRefresh:
      if !state.loading.isUnderWay { return load(&state) }
    case .quartersLoaded(let result):
      return finishLoading(&state, result)
    case .rowSelected(let row):
      return state.quarters.map { .send(.delegate(.quarterSelected($0[row]))) } ?? .none
    case .delegate:
      break
    }
    return .none
  }

  private func load(_ state: inout QuartersState) -> Effect<QuartersAction> {
    state.loading = state.quarters == nil ? .loading : .refreshing
    return .run(id: EffectName.quarters) { [service] send in service.fetchQuarters { send(.quartersLoaded($0)) } }
  }

  private func finishLoading(
    _ state: inout QuartersState, _ result: Result<[Quarter], ServiceError>
  ) -> Effect<QuartersAction> {
    switch result {
    case .success(let quarters):
      state.quarters = state.order.sorted(quarters)
      state.loading = .idle
    case .failure where state.loading == .refreshing:
      state.loading = .idle
      return .send(.delegate(.refreshFailed))
    case .failure(let error):
      state.loading = .failed(error.loadFailureText)
    }
    return .none
  }
}

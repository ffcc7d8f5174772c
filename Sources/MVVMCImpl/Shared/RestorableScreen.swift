import HeadlessUI

/// A screen of the stack whose view model has its navigation state.
protocol RestorableScreen: ViewController {
  associatedtype ViewModel: RestorableViewModel
  var viewModel: ViewModel { get }
}

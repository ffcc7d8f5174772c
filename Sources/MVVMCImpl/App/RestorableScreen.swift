import HeadlessUI

/// A screen whose view model says how to open it again; coordinators ask the screens of their stack.
protocol RestorableScreen: ViewController {
  associatedtype ViewModel: RestorableViewModel
  var viewModel: ViewModel { get }
}

import SharedModel
import Storyboard

extension LoadStatusView {
  /// Shows that something loads, or why it could not be loaded.
  func render(isLoading: Bool, failure: ServiceError?) {
    spinner.isHidden = !isLoading
    error.text = failure?.loadFailureText ?? ""
    error.isHidden = failure == nil
    retry.isHidden = failure == nil
  }

  /// Shows how the loading of a list goes; that it is refreshed, the list shows itself.
  func render(_ state: LoadState) {
    let failure: ServiceError? = if case .failed(let error) = state { error } else { nil }
    render(isLoading: state == .loading, failure: failure)
  }
}

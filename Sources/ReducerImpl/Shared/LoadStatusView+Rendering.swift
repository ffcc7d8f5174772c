import Storyboard

extension LoadStatusView {
  /// Shows the spinner, or the failure with a button to retry.
  func render(isLoading: Bool, failure: String?) {
    spinner.isHidden = !isLoading
    error.text = failure ?? ""
    error.isHidden = failure == nil
    retry.isHidden = failure == nil
  }

  /// Shows the progress of loading a list, except a refresh, which the refresh control shows.
  func render(_ state: LoadState) {
    let failure: String? = if case .failed(let text) = state { text } else { nil }
    render(isLoading: state == .loading, failure: failure)
  }
}

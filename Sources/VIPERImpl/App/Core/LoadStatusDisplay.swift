import Storyboard

/// A view controller with a part for the status of a load; all screens that load a list share it.
protocol LoadStatusDisplay: LoadStatusViewInput {
  var status: LoadStatusView { get }
}

extension LoadStatusDisplay {
  func showSpinner() {
    status.spinner.startAnimating()
  }

  func hideSpinner() {
    status.spinner.stopAnimating()
  }

  func showError(_ text: String) {
    status.error.text = text
    status.error.isHidden = false
    status.retry.isHidden = false
  }

  func hideError() {
    status.error.isHidden = true
    status.retry.isHidden = true
  }
}

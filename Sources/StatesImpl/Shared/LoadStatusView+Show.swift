import HeadlessUI
import Storyboard

extension LoadStatusView {
  func show(_ status: LoadStatus) {
    if status == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    let message: String? = if case .failed(let message) = status { message } else { nil }
    error.text = message ?? ""
    error.isHidden = message == nil
    retry.isHidden = message == nil
  }
}

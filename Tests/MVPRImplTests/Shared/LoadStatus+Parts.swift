@testable import MVPRImpl

extension LoadStatus {
  var isLoading: Bool { self == .loading }
  var message: String? { if case .failed(let message) = self { message } else { nil } }
}

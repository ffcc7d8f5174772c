import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct SignInPresenterTests {
  private let service = SignInServiceDouble()
  private let view = SignInViewDouble()
  private let presenter: SignInPresenter

  init() {
    presenter = SignInPresenter(signIn: service, message: nil)
    presenter.view = view
    presenter.viewDidLoad()
  }

  private func submit() {
    presenter.didEdit(username: "mark", password: "lisboa")
    presenter.didTapSubmit()
  }

  @Test func itSetsTheTitle() {
    #expect(view.title == "Sign in")
  }

  // MARK: - Failures

  @Test func wrongCredentialsEmptyThePassword() {
    submit()
    service.requests.last?.answer(.failure(.unauthorised))
    #expect(view.error == "Wrong user name or password.")
    #expect(view.password == "")
    #expect(view.isSubmitEnabled == false)
  }

  @Test func anEmptiedPasswordIsNotSentAgain() {
    submit()
    service.requests.last?.answer(.failure(.unauthorised))
    presenter.didTapSubmit()
    #expect(service.credentials.last == Credentials(username: "mark", password: ""))
  }

  @Test(arguments: [
    (ServiceError.offline, "No connection. Try again."),
    (.serverError, "Something went wrong. Try again."),
    (.notFound, "Something went wrong. Try again."),
  ])
  func anyOtherFailureKeepsThePassword(error: ServiceError, text: String) {
    submit()
    service.requests.last?.answer(.failure(error))
    #expect(view.error == text)
    #expect(view.password == nil)
    #expect(view.isSubmitEnabled == true)
  }

  @Test func aFailureMakesTheScreenUsableAgain() {
    submit()
    service.requests.last?.answer(.failure(.offline))
    #expect(view.areFieldsEnabled == true)
    #expect(view.isCancelShown == false)
    #expect(view.isSpinnerShown == false)
  }

  @Test func typingHidesTheError() {
    submit()
    service.requests.last?.answer(.failure(.offline))
    presenter.didEdit(username: "mar", password: "lisboa")
    #expect(view.error == nil)
  }

  @Test func submittingHidesTheError() {
    submit()
    service.requests.last?.answer(.failure(.offline))
    presenter.didTapSubmit()
    #expect(view.error == nil)
  }

  // MARK: - Cancel

  @Test func cancelDropsTheRequestAndALateReplyChangesNothing() {
    submit()
    presenter.didTapCancel()
    #expect(service.requests.cancelledCount == 1)
    #expect(view.password == nil)
    #expect(view.areFieldsEnabled == true)
    #expect(view.isSubmitEnabled == true)
    #expect(view.isCancelShown == false)
    #expect(view.isSpinnerShown == false)
    #expect(view.error == nil)
  }

  // MARK: - Otherwise

  @Test func atFirstNothingIsShownOrSent() {
    #expect(view.error == nil)
    #expect(view.isSubmitEnabled == false)
    #expect(view.isCancelShown == false)
    #expect(view.isSpinnerShown == false)
    #expect(service.credentials.isEmpty)
  }

  @Test func afterAnExpiredSessionThatIsSaidFromTheStart() {
    let presenter = SignInPresenter(signIn: service, message: "Your session has expired. Sign in again.")
    presenter.view = view
    presenter.viewDidLoad()
    #expect(view.error == "Your session has expired. Sign in again.")
  }

  @Test(arguments: [
    ("mark", "", false), ("", "lisboa", false), ("mark", " \t", false), (" \n", "lisboa", false),
    ("mark", "lisboa", true),
  ])
  func bothFieldsMustHoldMoreThanWhiteSpace(username: String, password: String, isEnabled: Bool) {
    presenter.didEdit(username: username, password: password)
    #expect(view.isSubmitEnabled == isEnabled)
  }

  @Test func whileARequestIsUnderWayNothingCanBeChangedOrSentAgain() {
    submit()
    #expect(service.credentials == [Credentials(username: "mark", password: "lisboa")])
    #expect(service.requests.cancelledCount == 0)
    #expect(view.areFieldsEnabled == false)
    #expect(view.isSubmitEnabled == false)
    #expect(view.isCancelShown == true)
    #expect(view.isSpinnerShown == true)
  }

  // MARK: - Lifetime

  @Test func aRequestIsCancelledWithThePresenter() {
    var presenter: SignInPresenter? = SignInPresenter(signIn: service, message: nil)
    presenter?.didTapSubmit()
    presenter = nil
    #expect(service.requests.cancelledCount == 1)
  }
}

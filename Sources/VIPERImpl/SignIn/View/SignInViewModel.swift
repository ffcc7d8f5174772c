/// The state of the form; the fields themselves keep what is typed.
struct SignInViewModel: Hashable {
  /// The text about what went wrong; `nil` if nothing did.
  let errorText: String?
  let isSigningIn: Bool
  let canSubmit: Bool
}

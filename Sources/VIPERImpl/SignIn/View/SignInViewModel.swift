/// The state of the form; the fields themselves keep what is typed.
struct SignInViewModel: Hashable {
  /// What went wrong, or nil when there is nothing to say.
  let errorText: String?
  let isSigningIn: Bool
  let canSubmit: Bool
}

/// The state of the form; what is typed into it the form keeps itself.
struct SignInViewModel: Hashable {
  /// What went wrong, or nil when there is nothing to say.
  let errorText: String?
  let isSigningIn: Bool
  let canSubmit: Bool
}

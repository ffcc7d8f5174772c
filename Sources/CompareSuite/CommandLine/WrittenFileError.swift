/// Why a file that a user named could not be written.
nonisolated enum WrittenFileError: Error, Equatable {
  case refused(path: String, reason: String)
}

internal import CToolchain
internal import Foundation

/// The toolchain's libIndexStore, opened at run time.
struct IndexLibrary {
  let functions: CIndexFunctions

  init(_ library: URL) throws(IndexStoreError) {
    var functions = CIndexFunctions()
    if let message = cindex_open(library.path, &functions) {
      defer { free(message) }
      throw .libraryUnusable(path: library.path, reason: String(cString: message))
    }
    self.functions = functions
  }

  /// Calls a function that takes a context and a C callback, which visits items until `take` returns false.
  func forEach(in apply: (UnsafeMutableRawPointer, CIndexVisit) -> Bool, take: (CIndexRef) -> Bool) {
    withoutActuallyEscaping(take) { take in
      let visit = Visit(take)
      _ = apply(Unmanaged.passUnretained(visit).toOpaque()) { context, item in
        guard let context, let item else { return true }
        return Unmanaged<Visit>.fromOpaque(context).takeUnretainedValue().take(item)
      }
    }
  }

  func unitNames(in store: CIndexRef) -> [String] {
    let names = Names()
    _ = functions.store_units_apply_f(store, 1, Unmanaged.passUnretained(names).toOpaque()) { context, name in
      if let context { Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().all.append(IndexLibrary.text(name)) }
      return true
    }
    return names.all
  }

  /// Returns an error's message, and disposes of the error.
  func reason(of error: CIndexRef?) -> String {
    guard let error else { return "The library gives no reason." }
    defer { functions.error_dispose(error) }
    return functions.error_get_description(error).map { String(cString: $0) } ?? "The library gives no reason."
  }

  static func text(_ string: CIndexString) -> String {
    guard let data = string.data else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: string.length), as: UTF8.self)
  }
}

private final class Visit {
  let take: (CIndexRef) -> Bool

  init(_ take: @escaping (CIndexRef) -> Bool) { self.take = take }
}

private final class Names { var all: [String] = [] }

package enum IndexStoreError: Error, Equatable, Sendable {
  case libraryUnusable(path: String, reason: String)
  case storeUnreadable(path: String, reason: String)
  case moduleMissing(name: String, path: String)
  case unitUnreadable(name: String, reason: String)
  case recordUnreadable(name: String, file: String, reason: String)
}

// MARK: - CustomStringConvertible

extension IndexStoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .libraryUnusable(let path, let reason):
      "The compiler's index can't be read: \(path): \(reason). Install a toolchain from swift.org, which brings it."
    case .storeUnreadable(let path, let reason): "The index in \(path) can't be opened: \(reason) \(Self.remedy)"
    case .moduleMissing(let name, let path):
      "The index in \(path) has nothing of \(name), though that was built. \(Self.remedy)"
    case .unitUnreadable(let name, let reason): "The unit \(name) of the index can't be read: \(reason) \(Self.remedy)"
    case .recordUnreadable(let name, let file, let reason):
      "The record \(name) of \(file) can't be read: \(reason) \(Self.remedy)"
    }
  }

  private static let remedy = "Delete that build folder; it is built again."
}

// For the type checker only: the part of UIKit that the two screens use, declared as in Apple's documentation
// (https://developer.apple.com/documentation/uikit). It lets them be checked on any machine, and nothing in it runs.
//
// Two things are left out: parameters with a default that the screens don't pass, and everything that needs
// Objective-C, such as selectors, outlets and optional requirements.

@_exported import Foundation

/// Stands in for the body of a function.
func declaredOnly() -> Never {
  fatalError("UIKit is only declared here.")
}

@MainActor
open class UIResponder: NSObject {}

@MainActor
open class UIColor: NSObject {
  open class var systemBackground: UIColor { declaredOnly() }
}

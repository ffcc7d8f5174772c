import SharedModel

/// The process of a UIKit-shaped app: it passes on what the system and the user do, and shows what a user sees.
public final class Application {
  let window = Window()
  private let delegate: any ApplicationDelegate

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - delegate: Fills the window, and hears of what the system does.
  ///   - clock: What brings the replies to an app that has its screens update their properties: with it they do, also after each
  ///     reply, as in UIKit at the end of a turn of the run loop. Without it `updateProperties()` is not called.
  public init(delegate: any ApplicationDelegate, clock: (any AppClock)? = nil) {
    self.delegate = delegate
    window.isObservationTrackingEnabled = clock != nil
    clock?.delegate = window
    delegate.applicationDidFinishLaunching(in: window)
    window.updatePropertiesIfNeeded()
  }
}

// MARK: - HeadlessApp

extension Application: HeadlessApp {
  public var snapshot: Snapshot { window.snapshot }

  public func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    switch interaction {
    case .receive(let event): receive(event)
    case .open(let link): delegate.application(open: link)
    default: return try window.perform(interaction)
    }
    window.updatePropertiesIfNeeded()
  }

  private func receive(_ event: SystemEvent) {
    switch event {
    case .willResignActive: delegate.applicationWillResignActive()
    case .didEnterBackground: delegate.applicationDidEnterBackground()
    case .willEnterForeground: delegate.applicationWillEnterForeground()
    case .memoryWarning:
      delegate.applicationDidReceiveMemoryWarning()
      window.rootViewController?.passMemoryWarning()
    }
  }
}

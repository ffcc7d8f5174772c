import SharedModel

/// The process of a UIKit-shaped app, which forwards the input of the system and the user and provides snapshots.
public final class Application {
  let window = Window()
  private let delegate: any ApplicationDelegate

  /// Launches the app.
  /// - Parameters:
  ///   - delegate: Fills the window and receives system events.
  ///   - clock: Delivers replies. As in UIKit, properties are also updated at the end of a turn of the run loop, which is
  ///     after each reply and each key. Without a clock, `updateProperties()` is never called.
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

/// The process of a UIKit-shaped app: it passes on what the system and the user do, and shows what a user sees.
public final class Application {
  let window = Window()
  private let delegate: any ApplicationDelegate

  /// Launches the app.
  public init(delegate: any ApplicationDelegate) {
    self.delegate = delegate
    delegate.applicationDidFinishLaunching(in: window)
  }
}

// MARK: - HeadlessApp

extension Application: HeadlessApp {
  public var snapshot: Snapshot { window.snapshot }

  public func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {
    switch interaction {
    case .receive(let event): receive(event)
    case .open(let link): delegate.application(open: link)
    default: try window.perform(interaction)
    }
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

import Observation

// MARK: - Properties

extension ViewController {
  /// Has `updateProperties()` called before anybody looks next, once, however often this is asked for.
  ///
  /// As in UIKit since iOS 26 nobody has to ask when the screen first appears, or when a property of an `@Observable` object has
  /// changed that `updateProperties()` has read: what it reads is tracked each time. It is called after `viewWillAppear`,
  /// before `viewDidAppear`, and from then on at the end of the turn in which something has changed; before that only when
  /// somebody looks: who changes several values has them shown at once.
  ///
  /// What differs from UIKit, on purpose:
  /// - A screen that another one covers is updated as well, as the stack shows its title. UIKit waits until it comes back.
  /// - What the views of a screen read in their own `updateProperties()` is tracked with it, so that all are updated together.
  /// - What it navigates (a push, a presentation, a child) takes place right after it, with all its events.
  /// - `viewDidLoad` and the other events aren't tracked, and neither are the cells of a list.
  /// - Updates that lead to each other without end are a `Fault`.
  /// - A window does none of this until its `isObservationTrackingEnabled` is set.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    nearestWindow?.setNeedsUpdateProperties()
  }

  /// Updates the properties at once where they need it: those of this controller, its views, and the controllers that it holds.
  public final func updatePropertiesIfNeeded() {
    updateOwnPropertiesIfNeeded()
    for child in children { child.updatePropertiesIfNeeded() }
  }

  /// Updates the properties of this controller and its views if they need it.
  final func updateOwnPropertiesIfNeeded() {
    guard let view = viewIfLoaded, needsUpdateProperties || view.treeNeedsUpdate else { return }
    guard let window = nearestWindow else {
      needsUpdateProperties = false
      return updateAndTrack(view)
    }
    guard window.isObservationTrackingEnabled else { return }
    needsUpdateProperties = false
    window.update { updateAndTrack(view) }
  }

  // snippet.track
  private func updateAndTrack(_ view: View) {
    withObservationTracking {
      updateProperties()
      view.updateTree()
    } onChange: { [weak self] in
      // Objects that views read belong to the main actor; the value is set only after this.
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
  }
  // snippet.end

  /// Updates this controller and all that it holds or has presented, as far as it is loaded.
  final func updateTree() {
    updatePropertiesIfNeeded()
    presented?.updateTree()
  }

  /// The window that shows it, or that would without what covers it.
  private var nearestWindow: Window? { viewIfLoaded?.window ?? parent?.nearestWindow }
}

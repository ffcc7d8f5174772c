import Observation

// MARK: - Properties

extension ViewController {
  /// Requests one call of `updateProperties()` before the next snapshot or interaction.
  ///
  /// As in UIKit since iOS 26, no request is needed when the screen first appears, or when an `@Observable` property
  /// that `updateProperties()` has read changes: each call tracks its reads. The first call comes between
  /// `viewWillAppear` and `viewDidAppear`, later ones at the end of the turn in which something has changed, or before
  /// a snapshot or interaction. So several changes appear at once.
  ///
  /// The differences from UIKit are deliberate:
  /// - A covered screen is updated as well, because the stack shows its title. UIKit waits until it reappears.
  /// - The reads of a screen's views in their own `updateProperties()` are tracked with the screen, so that all update
  ///   together.
  /// - Navigation in `updateProperties()` (a push, a presentation, a child) happens right after it, with all its
  ///   events.
  /// - Reads in `viewDidLoad` and other events, and in a list's cells, aren't tracked.
  /// - Updates that trigger each other endlessly are a `Fault`.
  /// - A window does none of this unless its `isObservationTrackingEnabled` is set.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    nearestWindow?.setNeedsUpdateProperties()
  }

  /// Immediately updates the properties that need it: those of this controller, its views and its children.
  public final func updatePropertiesIfNeeded() {
    updateOwnPropertiesIfNeeded()
    for child in children { child.updatePropertiesIfNeeded() }
  }

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

  /// Updates this controller, its children and the controllers presented above it, as far as they are loaded.
  final func updateTree() {
    updatePropertiesIfNeeded()
    presented?.updateTree()
  }

  /// The window that shows this controller, or would if nothing covered it.
  private var nearestWindow: Window? { viewIfLoaded?.window ?? parent?.nearestWindow }
}

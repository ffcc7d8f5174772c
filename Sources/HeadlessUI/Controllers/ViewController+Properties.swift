import Observation

// MARK: - Properties

extension ViewController {
  /// Requests one call of `updateProperties()` before the next snapshot or interaction.
  ///
  /// As in UIKit since iOS 26, no request is needed when the screen first appears, or when an `@Observable` property
  /// that `updateProperties()` has read changes: each call tracks its reads. The first call comes between
  /// `viewWillAppear` and `viewDidAppear`, later ones at the end of the turn in which something has changed, or before
  /// a snapshot or interaction. So several changes appear at once. Each key that a user types is a turn. A covered screen
  /// is updated when it reappears; until then back navigation shows the title that it has.
  ///
  /// The differences from UIKit are deliberate:
  /// - The reads of a screen's views in their own `updateProperties()` are tracked with the screen, so that all update
  ///   together.
  /// - Navigation in `updateProperties()` (a push, a presentation, a child) happens right after it, with all its
  ///   events.
  /// - Reads in `viewDidLoad` and other events aren't tracked. In a list, only reads in its cells' handlers are.
  /// - Updates that trigger each other endlessly are a `Fault`.
  /// - A window does none of this unless its `isObservationTrackingEnabled` is set.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    viewIfLoaded?.window?.setNeedsUpdateProperties()
  }

  /// Immediately updates the properties of this controller, its views and its visible children, where needed.
  public final func updatePropertiesIfNeeded() {
    updateOwnPropertiesIfNeeded()
    for child in visibleChildren { child.updatePropertiesIfNeeded() }
  }

  final func updateOwnPropertiesIfNeeded() {
    guard let view = viewIfLoaded, needsUpdateProperties || view.treeNeedsUpdate else { return }
    guard let window = view.window else {
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

  /// Updates this controller, its visible children and the controllers presented above it, as far as they are loaded.
  final func updateTree() {
    updatePropertiesIfNeeded()
    presented?.updateTree()
  }
}

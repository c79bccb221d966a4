/// The appearance of a controller's view. As in UIKit, an appearing view may disappear before it has appeared.
///
///          viewWillAppear             viewDidAppear
///     gone ──────────────▶ appearing ──────────────▶ seen
///      ▲                       │ viewWillDisappear     │
///      │                       ▼                       │
///      └─────────────────── disappearing ◀─────────────┘
///         viewDidDisappear             viewWillDisappear
enum Appearance {
  case gone, appearing, seen, disappearing

  init?(after call: ControllerCall) {
    switch call {
    case .viewWillAppear: self = .appearing
    case .viewDidAppear: self = .seen
    case .viewWillDisappear: self = .disappearing
    case .viewDidDisappear: self = .gone
    case .loadView, .viewDidLoad, .viewDidLayoutSubviews: return nil
    }
  }

  /// The callbacks by which a controller gets from this appearance to another. Changes that were undone are not
  /// reported.
  func calls(to other: Appearance) -> [ControllerCall] {
    switch (self, other) {
    case (.gone, .gone), (.gone, .disappearing), (.appearing, .appearing), (.seen, .seen), (.seen, .appearing),
      (.disappearing, .disappearing):
      []
    case (.gone, .appearing): [.viewWillAppear]
    case (.gone, .seen): [.viewWillAppear, .viewDidAppear]
    case (.appearing, .seen): [.viewDidAppear]
    case (.appearing, .disappearing), (.seen, .disappearing): [.viewWillDisappear]
    case (.appearing, .gone), (.seen, .gone): [.viewWillDisappear, .viewDidDisappear]
    case (.disappearing, .gone): [.viewDidDisappear]
    case (.disappearing, .appearing): [.viewDidDisappear, .viewWillAppear]
    case (.disappearing, .seen): [.viewDidDisappear, .viewWillAppear, .viewDidAppear]
    }
  }
}

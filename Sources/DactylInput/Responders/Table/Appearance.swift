/// How the view of a controller stands. As in UIKit, what is coming may go again before it was there.
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

  /// What a controller has to hear that was told this, for another to be so. What is undone by now it never hears of.
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

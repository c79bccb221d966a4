import Dactyl

/// The bars of a scroll view. They appear while content moves and fade afterwards, and at rest cost nothing. They stand
/// in front of the content, as the last subviews, and are none of it: fingers reach what lies behind them, the mouse
/// widens them, drags them along, and turns pages beside them.
extension ScrollView {
  /// Whether a bar at the right edge shows how far down it is; false by default.
  public var showsVerticalScrollIndicator: Bool {
    get { companion(ScrollBars.self)?.down.isWanted ?? false }
    nonmutating set { setIndicator(newValue, \.down) }
  }

  /// Whether a bar at the bottom shows how far to the right it is; false by default.
  public var showsHorizontalScrollIndicator: Bool {
    get { companion(ScrollBars.self)?.across.isWanted ?? false }
    nonmutating set { setIndicator(newValue, \.across) }
  }

  /// How its bars look; without bars the plain style.
  public var scrollIndicatorStyle: ScrollIndicatorStyle {
    get { companion(ScrollBars.self)?.style ?? ScrollIndicatorStyle() }
    nonmutating set { change { $0.style = newValue } }
  }

  /// How far its bars stay away from its edges, in points; a height that is covered by what takes the keyboard's place
  /// comes to that.
  public var scrollIndicatorInsets: EdgeInsets {
    get { companion(ScrollBars.self)?.insets ?? .zero }
    nonmutating set { change { $0.insets = newValue } }
  }

  /// Shows its bars for a moment: for content that has just come.
  public func flashScrollIndicators() { companion(ScrollBars.self)?.show() }

  private func setIndicator(_ isOn: Bool, _ bar: KeyPath<ScrollBars, ScrollBar>) {
    guard isOn || companion(ScrollBars.self) != nil else { return }
    change {
      $0[keyPath: bar].isWanted = isOn
      $0.wantedDidChange()
      if !isOn { $0[keyPath: bar].remove() }
      if $0.wanted.isEmpty { remove($0) }
    }
  }

  private func change(_ change: (ScrollBars) -> Void) {
    let bars = companion(ScrollBars.self) ?? makeBars()
    change(bars)
    bars.place()
  }

  private func makeBars() -> ScrollBars {
    let bars = ScrollBars(self)
    add(bars)
    return bars
  }
}

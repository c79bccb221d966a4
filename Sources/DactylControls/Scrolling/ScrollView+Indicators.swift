import Dactyl

/// The bars of a scroll view. They appear while content moves and fade afterwards, and at rest cost nothing. They are
/// subviews in front of the content but no part of it: fingers hit what is behind them; the mouse widens them, drags
/// them, and turns pages beside them.
extension ScrollView {
  /// Whether a bar at the right edge shows the vertical offset; false by default.
  public var showsVerticalScrollIndicator: Bool {
    get { companion(ScrollBars.self)?.down.isWanted ?? false }
    nonmutating set { setIndicator(newValue, \.down) }
  }

  /// Whether a bar at the bottom edge shows the horizontal offset; false by default.
  public var showsHorizontalScrollIndicator: Bool {
    get { companion(ScrollBars.self)?.across.isWanted ?? false }
    nonmutating set { setIndicator(newValue, \.across) }
  }

  /// The style of the bars; the default style while there are none.
  public var scrollIndicatorStyle: ScrollIndicatorStyle {
    get { companion(ScrollBars.self)?.style ?? ScrollIndicatorStyle() }
    nonmutating set { change { $0.style = newValue } }
  }

  /// The distance of the bars from the edges of the scroll view, in points; the height that is covered by the on-screen
  /// keyboard is added to it.
  public var scrollIndicatorInsets: EdgeInsets {
    get { companion(ScrollBars.self)?.insets ?? .zero }
    nonmutating set { change { $0.insets = newValue } }
  }

  /// Shows the bars for a moment: for content that has just appeared.
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

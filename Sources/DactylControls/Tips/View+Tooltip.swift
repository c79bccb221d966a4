import Dactyl

extension View {
  /// A short text about the view, which is shown beside it when the pointer has rested on it for a while
  /// (`TipStyle.delay`), and, for a control, at once when it has the focus by a key or a controller. It goes when the
  /// pointer or the focus moves on, or a key goes down. Nil, the default, for none; an empty text counts as none.
  ///
  /// The view hovers for it: it takes part in `hitTest`, as with a `HoverGestureRecognizer` of the game.
  public var tooltip: String? {
    get { self[Tooltip.self]?.text }
    nonmutating set {
      guard let scene, scene.check(entity, "set the tooltip of") else { return }
      let text = newValue.flatMap { $0.isEmpty ? nil : $0 }
      guard text != tooltip else { return }
      scene.tips.textWillChange(of: self)
      scene.accessibilityTable.add(TooltipSemantics.self, of: entity)
      guard let text else {
        let old = self[Tooltip.self]
        self[Tooltip.self] = nil
        if let hover = old?.hover, hover.any.isAlive { hover.remove() }
        return
      }
      if self[Tooltip.self] != nil {
        self[Tooltip.self]?.text = text
        return
      }
      let view = self
      let hover = addGestureRecognizer(HoverGestureRecognizer()) { hover in
        guard let scene = view.scene else { return }
        switch hover.state {
        case .began: scene.tips.pointerEntered(view, in: scene)
        case .changed: break
        default: scene.tips.pointerLeft(view, in: scene)
        }
      }
      self[Tooltip.self] = Tooltip(text: text, hover: hover)
    }
  }
}

extension ControlHandle {
  /// The tooltip of the control's view: `View.tooltip`.
  public var tooltip: String? {
    get { view.tooltip }
    nonmutating set { view.tooltip = newValue }
  }
}

/// The tooltip of a view, as its component.
struct Tooltip {
  var text: String
  let hover: Gesture<HoverGestureRecognizer>
}

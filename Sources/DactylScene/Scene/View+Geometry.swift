extension View {
  /// The frame in the parent's coordinates, in points: the smallest upright rectangle around the view.
  ///
  /// Under a transform, getting it returns the box of the transformed bounds; setting it moves the centre of that box
  /// and gives the bounds the size that the inverse transform makes of the new one, as UIKit's layers do.
  ///
  /// A frame that is not finite is refused, and a negative size is standardized like a `CGRect`; each with a
  /// diagnostic.
  public var frame: Rect {
    get {
      let record = read()
      guard record.flags.contains(.hasTransform) else {
        return Rect(record.position.x, record.position.y, record.size.x, record.size.y)
      }
      return record.toParent.apply(to: record.bounds)
    }
    nonmutating set {
      guard let newValue = columns.usable(newValue, as: "frame", of: self) else { return }
      let origin = SIMD2(newValue.origin.x, newValue.origin.y)
      setGeometry { geometry in
        guard geometry.isTransformed else {
          geometry.position = origin
          geometry.size = SIMD2(newValue.size.width, newValue.size.height)
          return
        }
        if let inverse = geometry.transform.inverse {
          let size = inverse.apply(to: Rect(origin: .zero, size: newValue.size)).size
          geometry.size = SIMD2(size.width, size.height)
        }
        geometry.center = SIMD2(newValue.center.x, newValue.center.y) - geometry.translation
      }
    }
  }

  /// The bounds: the origin of the view's own coordinates, and its size. Setting the size keeps the centre. Values that
  /// are not finite or negative are treated as in `frame`.
  public var bounds: Rect {
    get { read().bounds }
    nonmutating set {
      guard let newValue = columns.usable(newValue, as: "bounds", of: self) else { return }
      setGeometry { geometry in
        let center = geometry.center
        geometry.boundsOrigin = SIMD2(newValue.origin.x, newValue.origin.y)
        geometry.size = SIMD2(newValue.size.width, newValue.size.height)
        geometry.center = center
      }
    }
  }

  /// The centre of the view in its parent's coordinates; a transform acts about it. A value that is not finite is
  /// refused, with a diagnostic.
  public var center: Point {
    get {
      let center = geometry().center
      return Point(center.x, center.y)
    }
    nonmutating set {
      guard let newValue = columns.usable(newValue, of: self) else { return }
      edit { $0.setCenter(SIMD2(newValue.x, newValue.y), of: entity.index) }
    }
  }

  /// An affine transform about the view's centre. Without an inverse the view cannot be hit (H9).
  public var transform: Transform {
    get { geometry().transform }
    nonmutating set { setGeometry { $0.transform = newValue } }
  }

  /// The opacity of the view and its subviews, 0…1. Below 0.01 they cannot be hit (H2).
  public var alpha: Float {
    get { read().alpha }
    nonmutating set { update { $0.alpha = newValue } }
  }

  /// Whether the view and its subviews are hidden: neither drawn nor hit (H1). Touches that began before continue
  /// (T25).
  public var isHidden: Bool {
    get { flag(.isHidden) }
    nonmutating set {
      let wasHidden = flag(.isHidden)
      setFlag(.isHidden, newValue)
      guard isAlive else { return }
      if newValue {
        columns.graph?.observer?.viewDidHide(entity.index)
      } else if wasHidden {
        columns.graph?.observer?.viewDidShow(entity.index)
      }
    }
  }

  /// Whether drawing is clipped to the view's bounds. Has no effect on hit-testing (H4).
  public var clipsToBounds: Bool {
    get { flag(.clips) }
    nonmutating set { setFlag(.clips, newValue) }
  }

  /// Whether the view and its subviews can be hit; true by default (H1).
  public var isUserInteractionEnabled: Bool {
    get { !flag(.isInteractionDisabled) }
    nonmutating set { setFlag(.isInteractionDisabled, !newValue) }
  }

  /// Whether the view receives more than one touch at a time; false by default (T9).
  public var isMultipleTouchEnabled: Bool {
    get { flag(.allowsMultipleTouch) }
    nonmutating set { setFlag(.allowsMultipleTouch, newValue) }
  }

  /// Whether the view takes touches only while no other view of its window has any, and excludes others while it has
  /// some (T14).
  public var isExclusiveTouch: Bool {
    get { flag(.isExclusiveTouch) }
    nonmutating set { setFlag(.isExclusiveTouch, newValue) }
  }

  /// Whether the view is never the hit view itself, though its subviews can be (H11).
  ///
  /// True by default for a view with a `Sprite` or `Label` while it has no listeners: no recognizer, no responder for
  /// touches, no control, no cursor (H14). Setting it overrides that for good.
  public var passesThrough: Bool {
    get { flag(.passesThrough) }
    nonmutating set {
      update { record in
        record.flags.insert(.decidesPassing)
        record.flags.set(.passesThrough, newValue)
      }
    }
  }

  /// The distances by which the hit area exceeds the bounds, in points; negative ones shrink it.
  public var hitOutsets: EdgeInsets {
    get {
      guard columns.check(entity, "read `hitOutsets` of view") else { return .zero }
      return columns.views.outsets[entity.index] ?? .zero
    }
    nonmutating set { edit { $0.setOutsets(newValue, of: entity.index) } }
  }

  /// The shape in which the view can be hit, inside its bounds grown by its outsets; nil, the default, for all of that
  /// area. For other areas use `setPointInside(reach:_:)`.
  public var hitShape: HitShape? {
    get {
      guard columns.check(entity, "read `hitShape` of view") else { return nil }
      return columns.views.shapes[entity.index]
    }
    nonmutating set { edit { $0.setShape(newValue.map(columns.guarded), of: entity.index) } }
  }

  /// The margins and sizes that change with the size of the superview; none by default. They change at once with that
  /// size, and the view moves as without its transform. Views without a mask cost nothing.
  public var autoresizing: AutoresizingMask {
    get {
      guard columns.check(entity, "read `autoresizing` of view") else { return [] }
      return columns.views.masks[entity.index] ?? []
    }
    nonmutating set { edit { $0.setMask(newValue, of: entity.index) } }
  }
}

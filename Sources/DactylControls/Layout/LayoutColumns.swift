import Dactyl

/// What a layout reads of the scene: its columns, looked up once.
struct LayoutColumns {
  let scene: Scene
  let states: SparseColumn<ContainerState>
  let items: SparseColumn<LayoutItem>
  let arrangers: SparseColumn<Arranger>
  let measures: SparseColumn<ContentMeasure>
  /// The records of views. Valid during a layout, in which no view is made.
  let records: Column<ViewRecord>.Values
  private let parts: SparseColumn<ControlPart>
  private let labels: SparseColumn<Label>
  private let sprites: SparseColumn<Sprite>

  init(_ scene: Scene) {
    self.scene = scene
    states = scene.column(of: ContainerState.self)
    items = scene.column(of: LayoutItem.self)
    arrangers = scene.arrangers
    measures = scene.measures
    records = scene.viewRecords
    parts = scene.column(of: ControlPart.self)
    labels = scene.column(of: Label.self)
    sprites = scene.column(of: Sprite.self)
  }

  /// Whether a container leaves a subview alone.
  func isLeftAlone(_ view: UInt32) -> Bool { items[view]?.isArranged == false || parts.slot(of: view) != nil }

  /// Whether a container has to arrange its subviews again.
  func isPending(_ container: UInt32) -> Bool { arrangers[container]?.isPending ?? false }

  /// Records that a container has arranged its subviews, or does not have to.
  func setSettled(_ container: UInt32) {
    guard let slot = arrangers.slot(of: container) else { return }
    arrangers.values[slot].isPending = false
    arrangers.values[slot].isChanged = false
  }

  /// Records that a container has to arrange its subviews, whatever their sizes.
  func setChanged(_ container: UInt32) {
    if let slot = arrangers.slot(of: container) { arrangers.values[slot].isChanged = true }
  }

  func view(at index: UInt32) -> View { scene.view(scene.entity(at: index)) }

  // MARK: Sizes of contents

  /// Sets the widths of a subview's contents, measured again only after a change. Returns whether they have changed.
  func measure(_ child: inout ArrangedChild) -> Bool {
    let known = measures[child.view]
    var measure = known ?? ContentMeasure()
    var isChanged = false
    if known == nil || measure.isStale || measure.hasNewSize {
      measure = newMeasure(of: child.view, known)
      isChanged = known.map { !measure.hasSize(of: $0) } ?? true
      measures[child.view] = measure
    }
    if measure.isText {
      child.contents = .label
    } else if measure.isOwnSize, sprites.slot(of: child.view) != nil {
      child.contents = .picture
    }
    child.setWidths(ideal: measure.ideal.x, least: measure.leastWidth)
    return isChanged
  }

  private func newMeasure(of index: UInt32, _ known: ContentMeasure?) -> ContentMeasure {
    var measure = ContentMeasure()
    let view = view(at: index)
    // The label of a control is a part of its look.
    if let label = labels[index], view.widget?.isText ?? true {
      let size = scene.size(of: label)
      measure.ideal = SIMD2(size.width, size.height).rounded(.up)
      measure.isText = true
      measure.leastWidth = label.leastWidth(of: measure.ideal.x)
      if let known, known.isText, known.ideal == measure.ideal, known.fittedWidth < measure.ideal.x {
        measure.fittedWidth = known.fittedWidth
        measure.fittedHeight = fittedHeight(of: label, inWidth: known.fittedWidth)
      }
      return measure
    }
    let size = records[Int(index)].size
    let isSizeKnown = known.map { $0.hasNewSize || $0.isOwnSize } ?? (size != SIMD2(0, 0))
    if !isSizeKnown, let control = view.control, let fitting = control.fittingSize {
      measure.ideal = SIMD2(fitting.width, fitting.height).rounded(.up)
    } else {
      measure.isOwnSize = true
      measure.ideal = known.map { $0.isOwnSize && !$0.hasNewSize ? $0.ideal : size } ?? size
    }
    measure.ideal.clamp(lowerBound: SIMD2(0, 0), upperBound: SIMD2(repeating: Layout.most))
    measure.leastWidth = measure.ideal.x
    return measure
  }

  /// The height of a subview's contents in its decided width.
  func height(of child: ArrangedChild) -> Float {
    guard var measure = measures[child.view] else { return 0 }
    guard child.contents == .label, child.size.x < measure.ideal.x else { return measure.ideal.y }
    if measure.fittedWidth != child.size.x, let label = labels[child.view] {
      measure.fittedWidth = child.size.x
      measure.fittedHeight = fittedHeight(of: label, inWidth: child.size.x)
      measures[child.view] = measure
    }
    return measure.fittedHeight
  }

  /// The distance of the first baseline of a subview from its top, in its decided width and the height of its contents;
  /// its height where it has no text.
  func baseline(of child: ArrangedChild) -> Float {
    let area = Rect(0, 0, child.size.x, child.ideal.y)
    if let field = scene.textInput(of: scene.entity(at: child.view)) as? any BaselineProviding {
      return field.firstBaseline(in: area.size)
    }
    guard let label = labels[child.view] else { return area.size.height }
    return scene.fit(label, in: area.size).baselines(in: area)?.first ?? area.size.height
  }

  private func fittedHeight(of label: Label, inWidth width: Float) -> Float {
    scene.size(of: label, fitting: Size(width, .infinity)).height.rounded(.up)
  }
}

extension ContentMeasure {
  /// Whether the contents have the size of others in every width in which those were fitted.
  fileprivate func hasSize(of other: ContentMeasure) -> Bool {
    ideal == other.ideal && leastWidth == other.leastWidth && isOwnSize == other.isOwnSize && isText == other.isText
      && (other.fittedWidth.isNaN || fittedHeight == other.fittedHeight)
  }
}

extension Label {
  /// The least width that the text can be given, of the width that it has without limits: none of it is lost.
  fileprivate func leastWidth(of width: Float) -> Float {
    guard lineBreakMode == nil else { return min(width, 2 * size) }
    return minimumScaleFactor < 1 ? (width * max(minimumScaleFactor, 0)).rounded(.up) : width
  }
}

extension Control {
  /// The size that fits what the control shows, as its behaviour answers it.
  var fittingSize: Size? {
    let behavior = behavior
    guard let size = view.columns.asking({ behavior.intrinsicContentSize(of: self) }), size.isFinite else { return nil }
    return size
  }
}

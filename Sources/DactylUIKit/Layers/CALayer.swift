/// A layer: what changes the look of a view, or something that is drawn in it.
///
/// The layer of a view stands for the view itself: its frame, its opacity and its transform are the view's. One that is
/// made by itself is drawn in the layer that it is added to, in front of what is there, and takes no touches. Changes
/// show at once; animate those of views with `UIView.animate`.
open class CALayer: NSObject, ViewPart, AssociatingObject {
  var associated = AssociatedObjects<UInt>()
  /// What a program keeps in the layer by keys of its own.
  var values = AssociatedObjects<String>()
  /// The view whose layer it is, or nil.
  private(set) weak var view: UIView?
  /// The view of the engine that draws it while it is in another layer; that of its view otherwise.
  public var engine: View? { view?.engine ?? own }
  private var own: View?

  /// The layer that it is in.
  public private(set) weak var superlayer: CALayer?
  private var kept: [CALayer] = []
  /// The name of the layer.
  open var name: String?
  /// The delegate, which is not asked for anything.
  open weak var delegate: AnyObject?

  /// Makes a layer.
  public override init() {}
  /// Makes a copy for presentation.
  public init(layer: Any) {
    guard let other = layer as? CALayer else { return }
    (ownBounds, ownPosition, ownOpacity) = (other.bounds, other.position, other.opacity)
    ownTransform = other.transform
    (backgroundColor, cornerRadius) = (other.backgroundColor, other.cornerRadius)
  }
  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {}

  /// Has the layer stand for a view.
  func stand(for view: UIView) {
    // What the view shows stays as it is until something is set.
    backgroundColor = view.backgroundColor?.cgColor
    self.view = view
  }

  deinit { if let own, own.isAlive { own.destroy() } }

  // MARK: Geometry

  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownOpacity: Float = 1
  private var ownTransform = CATransform3D.identity

  /// The bounds.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { return view.bounds = newValue }
      let isResized = ownBounds.size != newValue.size
      ownBounds = newValue
      place()
      if isResized { layoutSublayers() }
      if isResized, needsDisplayOnBoundsChange { setNeedsDisplay() }
      displayIfNeeded()
    }
  }
  /// The position of the anchor point, in the layer around it.
  open var position: CGPoint {
    get {
      guard let view else { return ownPosition }
      let size = view.bounds.size
      let (x, y) = (size.width * (anchorPoint.x - 0.5), size.height * (anchorPoint.y - 0.5))
      return CGPoint(x: view.center.x + x, y: view.center.y + y)
    }
    set {
      guard let view else {
        ownPosition = newValue
        return place()
      }
      let size = view.bounds.size
      view.center = CGPoint(
        x: newValue.x - size.width * (anchorPoint.x - 0.5), y: newValue.y - size.height * (anchorPoint.y - 0.5))
    }
  }
  /// The point of the bounds, as shares of its size, that `position` says where it is. Transforms are about the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { place() } }
  /// The frame, in the layer around it.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let size = ownBounds.size
      return CGRect(
        x: ownPosition.x - size.width * anchorPoint.x, y: ownPosition.y - size.height * anchorPoint.y,
        width: size.width, height: size.height)
    }
    set {
      if let view { return view.frame = newValue }
      ownPosition = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
      bounds.size = newValue.size
      place()
    }
  }
  /// The transform about the middle.
  open var transform: CATransform3D {
    get { view.map { CATransform3D($0.transform) } ?? ownTransform }
    set {
      if let view { return view.transform = newValue.affine }
      ownTransform = newValue
      place()
    }
  }
  /// The transform about the middle, in the plane.
  public func affineTransform() -> CGAffineTransform { transform.affine }
  /// Sets the transform about the middle.
  public func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3D(transform) }
  /// How far in front it is: a layer with a higher number is in front of those beside it.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { superlayer?.sort() } } }

  // MARK: Appearance

  /// The opacity, with what is in it.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      ownOpacity = newValue
      if !isSilent { own?.alpha = newValue }
    }
  }
  /// Whether it is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view { return view.isHidden = newValue }
      isOwnHidden = newValue
      own?.isHidden = newValue
    }
  }
  private var isOwnHidden = false
  /// The fill; nil for none.
  open var backgroundColor: CGColor? { didSet { if backgroundColor != oldValue { show() } } }
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { show() } } }
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = .all { didSet { show() } }
  /// The shape of rounded corners, without an effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border.
  open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { show() } } }
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { show() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { show() } }
  /// The opacity of the shadow, which the fill casts.
  open var shadowOpacity: Float = 0 { didSet { show() } }
  /// How far the shadow fades.
  open var shadowRadius: CGFloat = 3 { didSet { show() } }
  /// Where the shadow is.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { show() } }
  /// The outline of the shadow, without an effect: it is that of the fill.
  open var shadowPath: CGPath?
  /// Whether what is in it is clipped to its bounds.
  open var masksToBounds: Bool {
    get { engine?.clipsToBounds ?? clips }
    set {
      clips = newValue
      engine?.clipsToBounds = newValue
      show()
    }
  }
  private var clips = false
  /// Whether it is drawn into a picture, without an effect.
  open var shouldRasterize = false
  /// The scale of such a picture, without an effect.
  open var rasterizationScale: CGFloat = 1
  /// The pixels of a point, without an effect.
  open var contentsScale: CGFloat = 1
  /// The layer through which it is seen: the path of one that is a shape is the outline of the fill, and round corners
  /// of a mask clip what is in the layer. Smaller masks are passed over, with a diagnostic.
  open var mask: CALayer? {
    didSet {
      if oldValue !== mask { oldValue?.masked = nil }
      mask?.masked = self
      applyMask()
    }
  }
  /// The layer whose mask it is.
  weak var masked: CALayer?
  /// The outline of a mask; nil for its bounds.
  var maskPath: CGPath? { nil }
  private var saidMask = false

  func applyMask() {
    guard let mask else {
      if view != nil || own != nil { engine?.clipCornerRadius = clips ? Float(cornerRadius) : 0 }
      return show()
    }
    let box = mask.maskPath?.boundingBox ?? mask.frame
    if box.insetBy(dx: -1, dy: -1).contains(CGRect(origin: .zero, size: bounds.size)) {
      masksToBounds = true
      engine?.clipCornerRadius = Float(mask.maskPath?.cornerRadius ?? mask.cornerRadius)
    } else if !saidMask, bounds.width > 0, box.width > 0, let application = view?.application ?? UIApplication.present {
      saidMask = true
      application.scene.report(.unsupportedMask, "a mask that is smaller than its layer does not clip what is in it")
    }
    show()
  }

  /// The outline that is drawn.
  var outline: Shape.Outline {
    if let path = mask?.maskPath { return .path(path.path) }
    let radius = Float(cornerRadius)
    guard maskedCorners != .all else { return .rectangle(cornerRadius: radius) }
    func own(_ corner: CACornerMask) -> Float { maskedCorners.contains(corner) ? radius : 0 }
    return .roundedRectangle(
      CornerRadii(
        topLeft: own(.layerMinXMinYCorner), topRight: own(.layerMaxXMinYCorner),
        bottomRight: own(.layerMaxXMaxYCorner), bottomLeft: own(.layerMinXMaxYCorner)))
  }

  /// What is drawn in the bounds, behind what is in the layer; nil for nothing.
  var shape: Shape? {
    let border = borderWidth > 0 ? borderColor?.engine : nil
    guard backgroundColor != nil || border != nil else { return nil }
    var shape = Shape(outline, fill: backgroundColor?.engine, stroke: border, lineWidth: Float(borderWidth))
    if shadowOpacity > 0, let color = shadowColor, backgroundColor != nil {
      let offset = Vector(Float(shadowOffset.width), Float(shadowOffset.height))
      let shadow = color.engine.opacity(color.engine.alpha * shadowOpacity)
      shape.shadow = Shadow(shadow, radius: Float(shadowRadius), offset: offset)
    }
    return shape
  }

  /// Draws the layer again.
  func show() {
    guard !isSilent, let engine, engine.isAlive else { return }
    engine[Shape.self] = shape
    if clips, mask == nil { engine.clipCornerRadius = Float(cornerRadius) }
  }

  // MARK: The tree

  /// The layers in it that were added, from back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { kept.isEmpty ? nil : kept }
    set {
      for layer in kept where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of what is in this one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: kept.count) { $0.addSubview($1) } }
  /// Adds a layer at an index among those that were added.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let others = kept.filter { $0 !== layer }
    guard Int(idx) < others.count, let next = others[Int(idx)].own else {
      // Behind the subviews, where nothing else says where it is.
      return idx == 0
        ? insert(layer, at: 0) { $0.insertSubview($1, at: 0) } : addSublayer(layer)
    }
    insert(layer, at: Int(idx)) { $0.insertSubview($1, belowSubview: next) }
  }
  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling, let place = kept.firstIndex(where: { $0 === sibling }), let next = sibling.own else {
      return insertSublayer(layer, at: 0)
    }
    insert(layer, at: place) { $0.insertSubview($1, belowSubview: next) }
  }
  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling, let place = kept.firstIndex(where: { $0 === sibling }), let next = sibling.own else {
      return addSublayer(layer)
    }
    insert(layer, at: place + 1) { $0.insertSubview($1, aboveSubview: next) }
  }
  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from the one that it is in. That of a view stays.
  open func removeFromSuperlayer() {
    guard view == nil, let superlayer else { return }
    withExtendedLifetime(self) {
      superlayer.kept.removeAll { $0 === self }
      self.superlayer = nil
      leave()
    }
  }

  private func insert(_ layer: CALayer, at place: Int, _ insert: (View, View) -> Bool) {
    guard layer.view == nil, layer !== self else { return }
    var around = superlayer
    while let current = around {
      if current === layer { return }
      around = current.superlayer
    }
    layer.removeFromSuperlayer()
    kept.insert(layer, at: min(place, kept.count))
    layer.superlayer = self
    guard let engine, engine.isAlive, let made = layer.enter(engine.scene) else { return }
    _ = insert(engine, made)
    sort()
  }

  /// Makes the views of the engine for the layer and what is in it.
  private func enter(_ scene: Scene?) -> View? {
    guard let scene else { return nil }
    let made = own.flatMap { $0.isAlive ? $0 : nil } ?? scene.makeView()
    own = made
    made.isUserInteractionEnabled = false
    (made.alpha, made.isHidden, made.clipsToBounds) = (ownOpacity, isOwnHidden, clips)
    place()
    show()
    drawn = nil
    displayIfNeeded()
    for layer in kept { if let inner = layer.enter(scene) { made.addSubview(inner) } }
    return made
  }

  private func leave() {
    if let own, own.isAlive { own.destroy() }
    own = nil
    for layer in kept { layer.forget() }
  }

  private func forget() {
    own = nil
    for layer in kept { layer.forget() }
  }

  private func sort() {
    guard kept.contains(where: { $0.zPosition != 0 }) else { return }
    let order = kept.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
    for (_, layer) in order where layer.zPosition >= 0 { layer.own?.bringToFront() }
  }

  /// Places the engine's view of a layer that was made by itself.
  private func place() {
    guard !isSilent, view == nil, let own, own.isAlive else { return }
    let frame = self.frame
    own.bounds = CGRect(origin: ownBounds.origin, size: frame.size).engine
    own.center = CGPoint(x: frame.midX, y: frame.midY).engine
    own.transform = ownTransform.affine.engine
  }

  // MARK: Layout and drawing

  /// Places the layers in it. Called when the size of a layer that was made by itself has changed.
  open func layoutSublayers() {}
  func viewWillLayOut() { layoutSublayers() }

  func show(background: Color?) -> Bool {
    backgroundColor = background.map { CGColor($0) }
    return true
  }

  /// Requests a layout; it is made at once.
  open func setNeedsLayout() { layoutSublayers() }
  /// Makes requested layouts.
  open func layoutIfNeeded() {}
  /// Draws into a context what is in the layer, for a class of a program's own: when it was requested, and when the
  /// size has changed. Does nothing unless overridden.
  open func draw(in ctx: CGContext) {}
  /// Whether it is drawn again when its size has changed.
  open var needsDisplayOnBoundsChange = false
  private var drawn: ShownItems?
  /// Requests that the view, or the layer, is drawn again; a layer is at once.
  open func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    guard let own, own.isAlive, bounds.width > 0, bounds.height > 0 else { return needsFirstDisplay = true }
    needsFirstDisplay = false
    let context = CGContext()
    draw(in: context)
    if drawn == nil, context.items.isEmpty { return }
    let items = drawn ?? ShownItems(in: own)
    drawn = items
    items.show(context.items)
  }
  /// Whether it was requested before there was a place or a size to draw in.
  private var needsFirstDisplay = false
  /// Draws requested things.
  open func displayIfNeeded() { if needsFirstDisplay { setNeedsDisplay() } }

  /// Whether a point of its own coordinates is in its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Converts a point from another layer's coordinates to its own.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let engine, let other = layer?.engine else { return point }
    return CGPoint(engine.convert(point.engine, from: other))
  }
  /// Converts a point from its own coordinates to another layer's.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    guard let engine, let other = layer?.engine else { return point }
    return CGPoint(engine.convert(point.engine, to: other))
  }

  /// A copy, for what is shown. Layers of other kinds make their own; of a program's there is none.
  func makeCopy() -> CALayer { CALayer(layer: self) }
  /// Takes what a view shows.
  func takeShown(by engine: View) {
    ownBounds = CGRect(engine.bounds)
    ownPosition = CGPoint(engine.center)
    ownOpacity = engine.alpha
    ownTransform = CATransform3D(CGAffineTransform(engine.transform))
  }
  /// The layer itself.
  open func model() -> Self { self }

  // MARK: Animations

  /// Whether changes do not show: values of animations are being exchanged with its own.
  var isSilent = false
  /// What animations show of its view, and what was there before, by the names of properties.
  var shownOfView: [String: AnimatedValue] = [:]
  var modelOfView: [String: AnimatedValue] = [:]

  /// Shows all that it has.
  func refresh() {
    show()
    place()
    own?.alpha = ownOpacity
  }

  /// The value of a property by its name; nil for one that is not animated. Layers of other kinds add their own.
  func animatedValue(_ key: String) -> AnimatedValue? { commonValue(key) }
  /// Sets a property by its name; a value of another kind is passed over.
  func setAnimated(_ key: String, _ value: AnimatedValue) { setCommon(key, value) }
}

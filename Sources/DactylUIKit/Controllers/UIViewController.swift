/// A view controller: an object for a controller of the engine's. A window keeps its root controller alive, a
/// controller its children and whom it presents.
open class UIViewController: UIResponder {
  /// The controller in the engine.
  public let engine: ViewController
  private var ownView: UIView?
  /// Its children and whom it presents, which it keeps alive.
  private var kept: [Entity: UIViewController] = [:]
  /// The controller that keeps it alive. One at most does, its parent or who presents it.
  private weak var keeper: UIViewController?
  /// What a bar calls it.
  open var title: String? {
    get { engine.title.isEmpty ? nil : engine.title }
    set { engine.title = newValue ?? "" }
  }

  override var entity: Entity { engine.entity }
  override var standsByItself: Bool { true }

  /// Makes a controller; a nib is not looked for.
  public init(nibName: String?, bundle: Bundle?) {
    engine = UIApplication.shared.makeController()
    super.init()
    attach()
  }
  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Makes a controller: nothing is read from the archive.
  public required init?(coder: NSCoder) {
    engine = UIApplication.shared.makeController()
    super.init()
    attach()
  }

  deinit {
    guard engine.isAlive else { return }
    let ending = takeEnding()
    engine.destroy()
    withExtendedLifetime(ending) {}
  }

  /// Has those go on by themselves who are kept by others, too; gives the rest of its family, who end with this one.
  private func takeEnding() -> [UIViewController] {
    var ending: [UIViewController] = []
    releaseView()
    var left = takeKept()
    while var controller = left.popLast() {
      if isKnownUniquelyReferenced(&controller) {
        controller.releaseView()
        left += controller.takeKept()
        ending.append(controller)
      } else {
        controller.leave()
      }
    }
    return ending
  }

  /// Has its view have no controller any more: it ends with its object, if nobody else keeps that.
  private func releaseView() {
    guard let view = ownView?.engine, view.isAlive else { return }
    engine.view = nil
    // The view in which a container shows it has no object, and ends with the container.
    if let superview = view.superview, application.view(of: superview) == nil { view.removeFromSuperview() }
  }

  /// The children that it kept, and whom it presented, and keeps no longer. Those whom the engine has put there, and
  /// others keep, leave it.
  private func takeKept() -> [UIViewController] {
    var taken: [UIViewController] = []
    for member in engine.children + [engine.presentedViewController].compactMap({ $0 }) {
      if let own = kept.removeValue(forKey: member.entity) {
        taken.append(own)
      } else if let other = application.object(of: member) {
        other.leave()
        other.settleKeeper()
      }
    }
    kept = [:]
    return taken
  }

  /// Has it be nobody's child, and presented by nobody.
  private func leave() {
    engine.removeFromParent()
    engine.presentingViewController?.dismiss()
  }

  private func attach() {
    // The engine calls any of them for its view.
    join(application.scene, always: true)
  }

  override func hear(_ moment: ControllerMoment, of controller: ViewController) {
    // The engine may have moved it out of another view.
    ownView?.settleKeeper()
    switch moment {
    case .load: if !isViewLoaded { loadView() }
    case .didLoad:
      viewDidLoad()
      // Placed for the first time, though its size has not changed.
      controller.viewIfLoaded?.setNeedsLayout()
    case .willAppear: viewWillAppear(false)
    case .didAppear: viewDidAppear(false)
    case .willDisappear: viewWillDisappear(false)
    case .didDisappear: viewDidDisappear(false)
    case .didLayout: viewDidLayoutSubviews()
    }
  }

  // MARK: The view

  /// Its view, which is made when it is needed first. A window is refused.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      if let newValue, !engine.canHave(newValue.engine) { return }
      withExtendedLifetime(ownView) {
        ownView = newValue
        engine.view = newValue?.engine
      }
    }
  }
  /// Its view, when that was made.
  public var viewIfLoaded: UIView? { ownView }
  /// Whether it was.
  public var isViewLoaded: Bool { ownView != nil }
  /// Makes its view, if that was not made.
  public func loadViewIfNeeded() {
    if ownView == nil { _ = engine.view }
    // In the middle of a call of its own the engine does that later.
    if ownView == nil { loadView() }
  }
  /// Makes its view: unless overridden one as large as the scene.
  open func loadView() {
    let size = application.scene.size
    view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height)))
  }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to come into sight.
  open func viewWillAppear(_ animated: Bool) {}
  /// It is in sight.
  open func viewDidAppear(_ animated: Bool) {}
  /// It is about to go out of sight.
  open func viewWillDisappear(_ animated: Bool) {}
  /// It is out of sight.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view has another size: place what is in it.
  open func viewDidLayoutSubviews() {}

  // MARK: Others

  /// The controller that it is a child of.
  public var parent: UIViewController? { engine.parent.flatMap { application.object(of: $0) } }
  /// Its children, in the order in which they came.
  public var children: [UIViewController] { engine.children.compactMap { application.object(of: $0) } }
  /// Takes a controller in. Put its view into a view of its own, and call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    guard engine.addChild(child.engine) else { return }
    keep(child)
  }
  /// Takes it out of its parent.
  open func removeFromParent() {
    withExtendedLifetime(self) {
      engine.removeFromParent()
      settleKeeper()
      didMove(toParent: nil)
    }
  }
  /// It is about to become a child, or to be one no longer.
  open func willMove(toParent parent: UIViewController?) {}
  /// It is a child, or is one no longer.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whom it presents.
  public var presentedViewController: UIViewController? {
    engine.presentedViewController.flatMap { application.object(of: $0) }
  }
  /// Who presents it.
  public var presentingViewController: UIViewController? {
    engine.presentingViewController.flatMap { application.object(of: $0) }
  }
  /// Shows another controller's view in front of everything, at once.
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard engine.present(other.engine) else { return }
    keep(other)
    completion?()
  }
  /// Takes away whom it presents, or itself when it presents nobody.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController ?? self : self
    // With it go those above it.
    var going = [presenter.presentedViewController].compactMap { $0 }
    while let next = going.last?.presentedViewController { going.append(next) }
    withExtendedLifetime((self, presenter, going)) {
      guard going.first?.engine.dismiss() == true else { return }
      for controller in going { controller.settleKeeper() }
      completion?()
    }
  }

  // MARK: Who is kept

  /// Keeps a child, or whom it presents, alive from now on, instead of who did.
  func keep(_ other: UIViewController) {
    guard other.belongs(to: self) else { return }
    // Around it all are kept by those that they belong to: who keeps whom would be a ring otherwise, when the engine
    // has taken one of them out of who is kept now.
    var current = self
    while let keeper = current.keeper {
      current.settleKeeper()
      current = keeper
    }
    other.becomeKept(by: self)
  }

  /// Has it be kept no longer by a controller that it does not belong to any more.
  func settleKeeper() {
    guard let keeper, !belongs(to: keeper) else { return }
    withExtendedLifetime(self) { becomeKept(by: nil) }
  }

  private func becomeKept(by other: UIViewController?) {
    guard keeper !== other else { return }
    keeper?.kept[entity] = nil
    keeper = other
    other?.kept[entity] = self
  }

  /// Whether it is a controller's child, or is presented by it.
  private func belongs(to other: UIViewController) -> Bool {
    engine.parent == other.engine || engine.presentingViewController == other.engine
  }
}

extension UIWindow {
  /// The controller whose view fills it. The window keeps it alive.
  public var rootViewController: UIViewController? {
    get { keptRoot as? UIViewController }
    set {
      guard newValue !== keptRoot else { return }
      let before = keptRoot
      keptRoot = newValue
      withExtendedLifetime(before) { engineWindow.rootViewController = newValue?.engine }
      // One that may not be its root is refused.
      guard engineWindow.rootViewController != newValue?.engine else { return }
      keptRoot = engineWindow.rootViewController.flatMap { application.object(of: $0) }
    }
  }
}

extension UIApplication {
  /// The object of a controller, or nil.
  func object(of controller: ViewController) -> UIViewController? {
    object(of: controller.entity) as? UIViewController
  }
}

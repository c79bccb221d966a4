/// A view controller: an object for a controller of the engine. A window keeps its root controller alive, a controller
/// its children and the controller that it presents.
open class UIViewController: UIResponder {
  /// The controller in the engine.
  public let engine: ViewController
  private var ownView: UIView?
  /// The children and the presented controller, which are kept alive.
  private var kept: [Entity: UIViewController] = [:]
  /// The controller that keeps this one alive. There is at most one: the parent or the presenter.
  private weak var keeper: UIViewController?
  /// The title for a bar.
  open var title: String? {
    get { engine.title.isEmpty ? nil : engine.title }
    set { engine.title = newValue ?? "" }
  }

  override var entity: Entity { engine.entity }
  override var standsByItself: Bool { true }

  /// Makes a controller; nib files are not supported.
  public init(nibName: String?, bundle: Bundle?) {
    engine = UIApplication.shared.makeController()
    super.init()
    attach()
  }
  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Makes a controller; nothing is decoded.
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

  /// Removes members of the family that are also referenced elsewhere, which continue without it. Returns the others,
  /// which end with this controller.
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

  /// Detaches the view from its controller: the view ends with its object, if it is not referenced elsewhere.
  private func releaseView() {
    guard let view = ownView?.engine, view.isAlive else { return }
    engine.view = nil
    // The view in which a container shows it has no object, and ends with the container.
    if let superview = view.superview, application.view(of: superview) == nil { view.removeFromSuperview() }
  }

  /// Removes and returns the children and the presented controller that were kept alive. Those that the engine has put
  /// there, and that are kept elsewhere, leave the family.
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
    _ = kept.takeAll { $0.index < $1.index }
    return taken
  }

  /// Removes the controller from its parent and from its presenter.
  private func leave() {
    engine.removeFromParent()
    engine.presentingViewController?.dismiss()
  }

  private func attach() {
    // The engine calls every controller for its view.
    join(application.scene, always: true)
  }

  override func receive(_ moment: ControllerMoment, of controller: ViewController) {
    // The engine may have moved the view out of another one.
    ownView?.settleKeeper()
    switch moment {
    case .load: if !isViewLoaded { loadView() }
    case .didLoad:
      viewDidLoad()
      // Laid out for the first time, though its size has not changed.
      controller.viewIfLoaded?.setNeedsLayout()
    case .willAppear: viewWillAppear(false)
    case .didAppear: viewDidAppear(false)
    case .willDisappear: viewWillDisappear(false)
    case .didDisappear: viewDidDisappear(false)
    case .didLayout:
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    }
  }

  // MARK: The view

  /// The view, which is made at the first access. Setting a window is refused.
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
  /// The view if it was made, or nil.
  public var viewIfLoaded: UIView? { ownView }
  /// Whether the view was made.
  public var isViewLoaded: Bool { ownView != nil }
  /// Makes the view, if it was not made yet.
  public func loadViewIfNeeded() {
    if ownView == nil { _ = engine.view }
    // During a call of its own the engine makes it later.
    if ownView == nil { loadView() }
  }
  /// Makes the view. Unless overridden, a view of the scene's size.
  open func loadView() {
    let size = application.scene.size
    view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height)))
  }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called when the view is about to become visible.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has become visible.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to become invisible.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has become invisible.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called directly before `viewDidLayoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called when the size of the view has changed: place its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called by nobody here; a program may call it.
  open func updateViewConstraints() {}
  /// Called by nobody here: there are no bars of the system.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called by nobody here: the scene's size changes at once.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called by nobody here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called by nobody here.
  open func didReceiveMemoryWarning() {}
  /// Whether the bar of the system would be hidden, which there is not.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the indicator of the system would be hidden, which there is not.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  // MARK: Other controllers

  /// The parent of the controller.
  public var parent: UIViewController? { engine.parent.flatMap { application.object(of: $0) } }
  /// The children, in the order in which they were added.
  public var children: [UIViewController] { engine.children.compactMap { application.object(of: $0) } }
  /// Adds a child. Add its view to a view of this controller's, and call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    guard engine.addChild(child.engine) else { return }
    keep(child)
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    withExtendedLifetime(self) {
      engine.removeFromParent()
      settleKeeper()
      didMove(toParent: nil)
    }
  }
  /// Called when the controller is about to be added to a parent, or removed from it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller was added to a parent, or removed from it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller that this one presents.
  public var presentedViewController: UIViewController? {
    // A sheet contains the controller that it presents.
    engine.presentedViewController.flatMap { shown in
      application.object(of: shown) ?? shown.children.lazy.compactMap { self.application.object(of: $0) }.first
    }
  }
  /// The controller that presents this one.
  public var presentingViewController: UIViewController? {
    (engine.presentingViewController ?? engine.parent?.presentingViewController).flatMap { application.object(of: $0) }
  }
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it appears; it has no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the sheet with the controller.
  open var isModalInPresentation = false { didSet { sheetController?.sheet?.isModal = isModalInPresentation } }
  /// The size that the controller wants; it has no effect.
  open var preferredContentSize = CGSize.zero
  private var sheetController: UISheetPresentationController?
  /// The sheet as which the controller is presented: one that was asked for it is presented as a sheet, unless its
  /// style fills the window.
  open var sheetPresentationController: UISheetPresentationController? {
    if sheetController == nil { sheetController = UISheetPresentationController(self) }
    return sheetController
  }
  /// How the controller is presented, for a delegate.
  open var presentationController: UIPresentationController? { sheetPresentationController }
  private var isSheet: Bool {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: true
    case .automatic, .popover: sheetController != nil
    default: false
    }
  }

  /// Presents the controller in a way of its own, as alerts do. Returns whether it did.
  func presentItself() -> Bool { false }

  /// Presents another controller, whose view is shown in front of everything: at once, or as a sheet that rises.
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if other.presentItself() {
      completion?()
      return
    }
    if other.isSheet {
      guard other.sheetPresentationController?.present(from: self) == true else { return }
    } else {
      guard engine.present(other.engine) else { return }
    }
    keep(other)
    completion?()
  }
  /// Dismisses the presented controller, or this one when it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController ?? self : self
    // The controllers presented above it are dismissed with it.
    var going = [presenter.presentedViewController].compactMap { $0 }
    while let next = going.last?.presentedViewController { going.append(next) }
    withExtendedLifetime((self, presenter, going)) {
      guard going.first?.engine.dismiss() == true else { return }
      for controller in going { controller.settleKeeper() }
      completion?()
    }
  }

  // MARK: Ownership

  /// Keeps a child or presented controller alive, in place of its former keeper.
  func keep(_ other: UIViewController) {
    guard other.belongs(to: self) else { return }
    // All controllers around it are kept by those that they belong to first: otherwise there could be a retain cycle,
    // when the engine has taken one of them out of the controller that is kept now.
    var current = self
    while let keeper = current.keeper {
      current.settleKeeper()
      current = keeper
    }
    other.becomeKept(by: self)
  }

  /// Releases the controller from a keeper that it no longer belongs to.
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

  /// Whether the controller is a child of another one, or is presented by it.
  private func belongs(to other: UIViewController) -> Bool {
    engine.parent == other.engine || engine.presentingViewController == other.engine
      || engine.parent?.presentingViewController == other.engine
  }
}

/// What coordinates the animations of a transition between sizes; there are none.
public protocol UIViewControllerTransitionCoordinator {}

extension UIWindow {
  /// The controller whose view fills the window, which keeps it alive.
  public var rootViewController: UIViewController? {
    get { keptRoot as? UIViewController }
    set {
      guard newValue !== keptRoot else { return }
      let before = keptRoot
      keptRoot = newValue
      withExtendedLifetime(before) { engineWindow.rootViewController = newValue?.engine }
      // A controller that may not be the root is refused.
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

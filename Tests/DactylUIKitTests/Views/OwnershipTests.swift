import DactylTesting
import DactylUIKit
import TestSupport
import Testing

/// Ownership: in every combination, all objects are released after their last use.
@Suite struct OwnershipTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test("Two controllers' views that contained each other in turn, while one became a root, are destroyed")
  func turns() {
    weak var first: UIView?
    weak var second: UIView?
    do {
      let desk = Desk()
      let (a, b) = (UIViewController(), UIViewController())
      a.view.addSubview(b.view)
      desk.window.rootViewController = b
      b.view.addSubview(a.view)
      (first, second) = (a.view, b.view)
      #expect(a.view.superview === b.view && b.view.superview === desk.window)
    }
    #expect(first == nil && second == nil)
  }

  @Test("A view that the engine moved is retained in its place as soon as a subview is added to it")
  func movedByTheEngine() {
    weak var lost: UIView?
    let desk = Desk()
    do {
      let (a, b) = (UIView(), UIView())
      a.addSubview(b)
      desk.window.engine.addSubview(b.engine)
      b.addSubview(a)
      lost = b
    }
    #expect(lost?.superview === desk.window)
    lost?.removeFromSuperview()
    #expect(lost == nil && desk.window.subviews.isEmpty)
  }

  @Test(
    "A view that the engine removed is released: at once if it is notified, else with the next subview")
  func takenOut() {
    let desk = Desk()
    weak var leaf: UIView?
    weak var plain: UIView?
    do {
      let views = [Leaf(), UIView()]
      for view in views {
        desk.window.addSubview(view)
        view.engine.removeFromSuperview()
      }
      (leaf, plain) = (views[0], views[1])
    }
    #expect(leaf == nil && plain != nil)
    desk.window.addSubview(Leaf())
    #expect(plain == nil && desk.window.subviews.count == 1)
  }

  @Test("A view moved by the engine into one being destroyed has no superview, and ends unless retained")
  func leftBehind() {
    let desk = Desk()
    weak var lost: UIView?
    let held = UIView()
    do {
      let (ending, view) = (UIView(), UIView())
      desk.window.addSubview(view)
      desk.window.addSubview(held)
      for one in [view, held] { ending.engine.addSubview(one.engine) }
      lost = view
    }
    #expect(lost == nil && held.engine.isAlive && held.superview == nil)
  }

  @Test(
    "Retained parts of a destroyed controller survive: its view, that one's subviews, a child, a presented one")
  func sharedFamily() {
    let desk = Desk()
    let (view, inside) = (UIView(), UIView())
    let (child, presented) = (OwnedPage(), OwnedPage())
    weak var lost: UIViewController?
    do {
      let (ending, grandparent) = (UIViewController(), UIViewController())
      ending.view = view
      desk.window.addSubview(view)
      let other = UIViewController()
      ending.addChild(other)
      other.addChild(child)
      other.view.addSubview(child.view)
      child.view.addSubview(inside)
      view.addSubview(other.view)
      grandparent.addChild(ending)
      ending.present(presented, animated: false)
      lost = ending
    }
    #expect(lost == nil && child.parent == nil && presented.presentingViewController == nil)
    #expect(view.superview === desk.window && child.view.superview === view.subviews.first)
    #expect(inside.superview === child.view && presented.view.superview == nil)
    for view in [view, inside, child.view, presented.view] { #expect(view?.engine.isAlive == true) }
  }

  @Test("Subviews of a page of destroyed tabs survive if they are retained, and the tabs' own view does not")
  func tabs() {
    let desk = Desk()
    let inside = UIView()
    let count = desk.window.engine.subviewCount
    var shown: View?
    do {
      let (tabs, page) = (UITabBarController(), UIViewController())
      page.view.addSubview(inside)
      tabs.viewControllers = [page]
      desk.window.rootViewController = tabs
      desk.scene.advance(by: 0.1)
      shown = page.view.engine.superview
      #expect(inside.window === desk.window)
      desk.window.rootViewController = nil
    }
    #expect(shown?.isAlive == false && inside.engine.isAlive && inside.superview == nil)
    #expect(desk.window.engine.subviewCount == count)
  }

  @Test("A child that is added to another parent leaves the old one, and mutual parents make no retain cycle")
  func parents() {
    weak var lost: UIViewController?
    do {
      let desk = Desk()
      let (a, b, child) = (OwnedPage(), OwnedPage(), OwnedPage())
      desk.window.rootViewController = b
      a.addChild(child)
      b.addChild(child)
      #expect(a.children.isEmpty && b.children == [child] && child.parent === b)
      child.addChild(a)
      child.engine.removeFromParent()
      a.addChild(b)
      child.removeFromParent()
      lost = a
    }
    #expect(lost == nil)
  }

  @Test("A presented controller is destroyed with its presenter, and a refused root is not retained")
  func presented() {
    let desk = Desk(expecting: [.mismatchedControllers])
    weak var lost: UIViewController?
    let root = OwnedPage()
    desk.window.rootViewController = root
    desk.scene.advance(by: 0.1)
    let middle = OwnedPage()
    do {
      let top = OwnedPage()
      root.present(middle, animated: false)
      middle.present(top, animated: false)
      lost = top
    }
    #expect(lost != nil)
    desk.window.rootViewController = middle
    #expect(desk.window.rootViewController === root)
    root.dismiss(animated: false)
    #expect(lost == nil && middle.presentedViewController == nil)
  }

  @Test("A window can't be a controller's view: it would retain itself")
  func windowAsView() {
    let desk = Desk(expecting: [.mismatchedViews])
    weak var lost: UIWindow?
    do {
      let (window, root, child) = (UIWindow(), OwnedPage(), UIViewController())
      child.view = window
      window.rootViewController = root
      root.addChild(child)
      lost = window
      #expect(child.view !== window && root.view.superview === window)
    }
    desk.scene.advance(by: 0.1)
    #expect(lost == nil)
  }

  @Test("A delegate that retains its window is destroyed with the scene")
  func delegate() {
    weak var lost: UIWindow?
    do {
      let desk = Desk()
      let delegate = Delegate()
      delegate.window = UIWindow(frame: .zero)
      desk.application.delegate = delegate
      lost = delegate.window
    }
    #expect(lost == nil)
  }

  @Test("Views and controllers that are added to each other at random are all destroyed", arguments: Seeds.each(60))
  func anything(seed: UInt64) {
    var living: [Known] = []
    do {
      let desk = Desk(
        expecting: [.cycle, .mismatchedControllers, .unsettled, .mismatchedViews, .staleHandle, .responderLoop])
      do {
        let world = OwnershipWorld(desk, seed)
        for _ in 0..<150 { world.step() }
        living = world.made.map { Known(object: $0) }
        if seed % 2 == 0 {
          world.empty()
          living.append(contentsOf: world.made.map { Known(object: $0) })
        }
      }
      // The contents of visible windows may survive; nothing else does once those are empty.
      if seed % 2 == 0 {
        desk.scene.advance(by: 0.1)
        #expect(living.allSatisfy { $0.object == nil || $0.object is UIWindow }, "seed \(seed), in the scene")
      }
    }
    let left = living.compactMap(\.object)
    #expect(left.isEmpty, "seed \(seed): \(left)")
  }
}

private final class Leaf: UIView {}

private final class OwnedPage: UIViewController {
  override func viewDidLoad() { view.addSubview(Leaf()) }
}

/// An object that may have ended.
private struct Known {
  weak var object: UIResponder?
}

/// Views and controllers of a scene, and random operations on them.
private final class OwnershipWorld {
  private let desk: Desk
  private var random: SeededRandom
  private var views: [UIView] = []
  private var controllers: [UIViewController] = []
  /// All objects ever created and retained here, weakly.
  private var known: [Known] = []
  var made: [UIResponder] { known.compactMap(\.object) }

  init(_ desk: Desk, _ seed: UInt64) {
    self.desk = desk
    random = SeededRandom(seed: seed)
  }

  private func keep(_ view: UIView) {
    views.append(view)
    known.append(Known(object: view))
  }

  private func keep(_ controller: UIViewController) {
    controllers.append(controller)
    known.append(Known(object: controller))
  }

  private var view: UIView {
    let view =
      random.chance(30) ? controllers.randomElement(using: &random)?.view : views.randomElement(using: &random)
    if let view { known.append(Known(object: view)) }
    return view ?? desk.window
  }

  private var controller: UIViewController {
    if let one = controllers.randomElement(using: &random) { return one }
    let page = OwnedPage()
    keep(page)
    return page
  }

  private var window: UIWindow { desk.application.windows.randomElement(using: &random) ?? desk.window }

  func step() {
    switch random.below(20) {
    case 0: keep(random.chance(50) ? UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) : Leaf())
    case 1: keep(random.chance(50) ? OwnedPage() : UIViewController())
    case 2: keep(random.chance(50) ? UINavigationController(rootViewController: controller) : UITabBarController())
    case 3 where random.chance(30):
      let new = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      new.isHidden = random.chance(50)
      keep(new)
    case 4, 5, 6: view.addSubview(view)
    case 7: view.removeFromSuperview()
    case 8: window.rootViewController = random.chance(25) ? nil : controller
    case 9: controller.present(controller, animated: false)
    case 10: controller.dismiss(animated: false)
    case 11: controller.addChild(controller)
    case 12: controller.removeFromParent()
    case 13: changeContainer()
    case 14: view.engine.addSubview(view.engine)
    case 15 where random.chance(50): view.engine.removeFromSuperview()
    case 15: _ = random.chance(50) ? controller.engine.dismiss() : controller.engine.addChild(controller.engine)
    case 16: controller.view = view
    case 17: drop()
    case 18: desk.scene.advance(by: 0.05)
    default: touch()
    }
  }

  private func changeContainer() {
    switch controller {
    case let stack as UINavigationController:
      if random.chance(60) {
        stack.pushViewController(controller, animated: false)
      } else if random.chance(50) {
        stack.popViewController(animated: false)
      } else {
        stack.popToRootViewController(animated: false)
      }
    case let tabs as UITabBarController:
      tabs.viewControllers = random.chance(70) ? [controller] : []
      tabs.selectedIndex = 0
    default: break
    }
  }

  private func drop() {
    if random.chance(50), !views.isEmpty { views.remove(at: random.below(views.count)) }
    if random.chance(50), !controllers.isEmpty { controllers.remove(at: random.below(controllers.count)) }
  }

  private func touch() {
    if random.chance(50) {
      desk.finger.press(at: Point(50, 50))
      desk.scene.advance(by: 0.02)
      desk.finger.lift()
    } else {
      desk.key(.a, characters: "a")
    }
  }

  /// Removes everything from the windows, and hides them.
  func empty() {
    for window in desk.application.windows {
      while let presented = window.rootViewController?.presentedViewController {
        presented.dismiss(animated: false)
        if window.rootViewController?.presentedViewController === presented { break }
      }
      window.rootViewController = nil
      for view in window.subviews { view.removeFromSuperview() }
      if window !== desk.window { window.isHidden = true }
    }
  }
}

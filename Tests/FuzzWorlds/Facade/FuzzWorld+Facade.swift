import DactylUIKit
import TestSupport

/// The objects of UIKit code in a world, beside those of the engine.
final class FuzzFacade {
  static let views = 0..<6
  static let windows = 6..<8
  static let controllers = 8..<13
  /// The first number by which steps of the engine mean their views.
  static let first = 200

  let application: UIApplication
  /// The main window's object.
  let window: UIWindow
  var objects: [UIResponder?] = Array(repeating: nil, count: controllers.upperBound)
  var targets: [FuzzFacadeTarget] = []

  init(_ scene: Scene) {
    application = UIApplication(scene: scene)
    window = UIWindow(main: scene.window)
  }

  func view(_ number: Int) -> UIView? {
    let object = objects[abs(number) % objects.count]
    return object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
  }
  func controller(_ number: Int) -> UIViewController? {
    objects[Self.controllers.lowerBound + abs(number) % Self.controllers.count] as? UIViewController
  }

  /// The recognizers of its views, in order.
  func recognizers(of number: Int) -> [UIGestureRecognizer] { view(number)?.gestureRecognizers ?? [] }
}

extension FuzzWorld {
  /// Makes an object of the facade, unless there is one of that number.
  func makeFacade(_ number: Int, in other: Int, style: Int) {
    let number = abs(number) % facade.objects.count
    guard facade.objects[number] == nil, !scene.isAnswering else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 0xFA)
    let frame = CGRect(
      x: CGFloat(random.below(200)), y: CGFloat(random.below(200)), width: CGFloat(60 + random.below(200)),
      height: CGFloat(60 + random.below(200)))
    let spy = FuzzFacade.first + number
    if FuzzFacade.views.contains(number) {
      let made: UIView =
        switch random.below(9) {
        case 0: FuzzFacadeScroll(self, spy, style, frame)
        case 1: FuzzFacadeButton(self, spy, style, frame)
        case 2...4: makeFacadeWidget(spy, style, frame, &random)
        default: FuzzFacadeView(self, spy, style, frame)
        }
      made.isMultipleTouchEnabled = random.chance(60)
      keepFacade(made, number)
      (random.chance(50) ? facade.view(other) ?? facade.window : facade.window).addSubview(made)
    } else if FuzzFacade.windows.contains(number) {
      keepFacade(FuzzFacadeWindow(self, spy, frame), number)
    } else {
      keepFacade(makeFacadeController(spy, style, facade.controller(other), &random), number)
    }
  }

  /// Creating one calls methods of others, which may have used the number.
  private func keepFacade(_ object: UIResponder, _ number: Int) {
    if facade.objects[number] == nil { facade.objects[number] = object }
  }

  private func makeFacadeController(
    _ spy: Int, _ style: Int, _ other: UIViewController?, _ random: inout SeededRandom
  ) -> UIViewController {
    switch random.below(8) {
    case 0:
      if let other, other.parent == nil, other.presentingViewController == nil {
        return UINavigationController(rootViewController: other)
      }
      return FuzzFacadeController(self, spy, style)
    case 1: return UITabBarController()
    default: return FuzzFacadeController(self, spy, style)
    }
  }

  /// Performs an operation on an object of the facade.
  func changeFacade(_ number: Int, _ other: Int, _ style: Int) {
    let number = abs(number) % facade.objects.count
    // Objects released by a last reference in the middle of a question stay, like all objects destroyed there.
    guard let object = facade.objects[number], !scene.isAnswering else { return }
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(style)) ^ 0xFB)
    // Only an owner elsewhere retains it.
    if random.chance(6) { return facade.objects[number] = nil }
    if let window = object as? UIWindow {
      change(window, facade.controller(other), &random)
    } else if let view = object as? UIView {
      change(view, number, facade.view(other), &random)
    } else if let controller = object as? UIViewController {
      change(controller, facade.controller(other), facade.view(other), &random)
    }
  }

  private func change(_ window: UIWindow, _ root: UIViewController?, _ random: inout SeededRandom) {
    switch random.below(5) {
    case 0: window.makeKeyAndVisible()
    case 1: window.isHidden.toggle()
    case 2: window.windowLevel = UIWindow.Level(rawValue: CGFloat(random.below(3)))
    case 3: window.rootViewController = nil
    default: window.rootViewController = root
    }
  }

  private func change(_ view: UIView, _ number: Int, _ other: UIView?, _ random: inout SeededRandom) {
    let operation = random.below(28)
    book.write("facade view \(number) does \(operation)")
    switch operation {
    case 0, 1: view.removeFromSuperview()
    case 2, 3: facade.window.addSubview(view)
    case 4, 5: if let other, other !== view { view.addSubview(other) }
    case 6: view.center = CGPoint(x: CGFloat(random.below(400)), y: CGFloat(random.below(400)))
    case 7: view.isHidden.toggle()
    case 8: view.isUserInteractionEnabled.toggle()
    case 9: if random.chance(70) { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    case 10, 11: addRecognizer(to: view, number, &random)
    case 12:
      if let recognizer = view.gestureRecognizers?.last, !(view is UIScrollView) {
        view.removeGestureRecognizer(recognizer)
      }
    case 13: view.gestureRecognizers?.first?.isEnabled = random.chance(60)
    case 14: view.setNeedsLayout()
    case 15: (view as? UIControl)?.isEnabled.toggle()
    case 16: facade.application.sendAction("deal", to: nil, from: view, for: nil)
    case 17, 18: animate(view, number, &random)
    case 19, 20: constrain(view, other, &random)
    case 21: changeLayer(of: view, number, &random)
    case 22: view.setNeedsDisplay()
    case 23...26: changeWidget(view, &random)
    default: if let scroll = view as? UIScrollView { self.scroll(scroll, &random) }
    }
  }

  private func scroll(_ scroll: UIScrollView, _ random: inout SeededRandom) {
    let offset = CGPoint(x: CGFloat(random.below(900)) - 200, y: CGFloat(random.below(900)) - 200)
    switch random.below(4) {
    case 0: scroll.setZoomScale(CGFloat(1 + random.below(3)), animated: random.chance(50))
    case 1: scroll.contentSize = CGSize(width: CGFloat(random.below(900)), height: CGFloat(random.below(900)))
    default: scroll.setContentOffset(offset, animated: random.chance(50))
    }
  }

  private func addRecognizer(to view: UIView, _ number: Int, _ random: inout SeededRandom) {
    guard (view.gestureRecognizers?.count ?? 0) < 3 else { return }
    let target = FuzzFacadeTarget(self, FuzzFacade.first + number)
    if facade.targets.count > 8 { facade.targets.removeFirst() }
    facade.targets.append(target)
    let recognizer: UIGestureRecognizer =
      switch random.below(5) {
      case 0: UIPanGestureRecognizer(target: target, action: "act:")
      case 1: UITapGestureRecognizer(target: target, action: "act:")
      case 2: UILongPressGestureRecognizer(target: target, action: "act:")
      default: FuzzFacadeGesture(self, FuzzFacade.first + number)
      }
    recognizer.delegate = target
    recognizer.cancelsTouchesInView = random.chance(70)
    view.addGestureRecognizer(recognizer)
  }

  private func change(
    _ controller: UIViewController, _ other: UIViewController?, _ view: UIView?, _ random: inout SeededRandom
  ) {
    let stack = controller as? UINavigationController
    let tabs = controller as? UITabBarController
    switch random.below(12) {
    case 0, 1: if let other, other !== controller { controller.present(other, animated: false) }
    case 2: controller.dismiss(animated: false)
    case 3:
      if let other, other !== controller {
        controller.addChild(other)
        if other.parent === controller, let own = controller.view, let child = other.view { own.addSubview(child) }
      }
    case 4: controller.removeFromParent()
    case 5: if let other, other !== controller { stack?.pushViewController(other, animated: false) }
    case 6: stack?.popViewController(animated: false)
    case 7:
      if let other, other !== controller {
        tabs?.viewControllers = [other] + (random.chance(50) ? tabs?.viewControllers ?? [] : [])
      }
    case 8: tabs?.selectedIndex = random.below(2)
    case 9: facade.window.rootViewController = random.chance(60) ? controller : nil
    case 10: if let view, !(view is UIWindow), view !== controller.viewIfLoaded { controller.view.addSubview(view) }
    default: controller.becomeFirstResponder()
    }
  }

  /// Releases all objects.
  func endFacade() {
    facade.window.rootViewController = nil
    for object in facade.objects { (object as? UIView)?.removeFromSuperview() }
    // Visible windows are retained by the scene.
    let hidden = facade.objects.compactMap { $0 as? UIWindow }
    for window in facade.application.windows + hidden where window !== facade.window {
      window.rootViewController = nil
      window.isHidden = true
    }
    for view in facade.window.subviews { view.removeFromSuperview() }
    facade.objects = facade.objects.map { _ in nil }
    facade.targets = []
  }
}

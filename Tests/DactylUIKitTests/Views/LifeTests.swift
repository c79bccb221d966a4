import DactylTesting
import DactylUIKit
import Testing

/// The lifetimes of objects: superviews retain subviews, the scene retains visible windows, nothing else is.
@Suite struct LifeTests {
  /// A world with objects of every kind in it, as weak references.
  private final class World {
    weak var application: UIApplication?
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var control: UIControl?
    weak var recognizer: UIGestureRecognizer?
    var isEmpty: Bool {
      application == nil && window == nil && controller == nil && view == nil && control == nil && recognizer == nil
    }
  }

  private final class Controller: UIViewController {
    override func viewDidLoad() {
      view.addSubview(Spy("inner", CallLog(), CGRect(x: 0, y: 0, width: 100, height: 100)))
      let control = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
      control.addTarget(self, action: Selector(Controller.pressed), for: .touchUpInside)
      view.addSubview(control)
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Controller.panned))
      let tap = Tap(target: self, action: nil)
      tap.require(toFail: pan)
      view.subviews.first?.addGestureRecognizer(pan)
      view.addGestureRecognizer(tap)
    }
    func pressed() {}
    func panned(_ pan: UIPanGestureRecognizer) {}
  }

  private final class Tap: UITapGestureRecognizer {}

  private func play(in world: World, ending end: (Scene, UIWindow) -> Void) {
    autoreleasing {
      let desk = Desk()
      let controller = Controller()
      desk.window.rootViewController = controller
      desk.finger.drag(from: Point(50, 50), to: Point(90, 90))
      world.application = desk.application
      world.window = desk.window
      world.controller = controller
      world.view = controller.view.subviews.first
      world.control = controller.view.subviews.last as? UIControl
      world.recognizer = controller.view.gestureRecognizers?.first
      #expect(!world.isEmpty && world.control != nil && world.recognizer != nil)
      end(desk.scene, desk.window)
    }
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  @Test("All objects are destroyed with their scene, in the middle of a drag")
  func wholeWorld() {
    let world = World()
    play(in: world) { _, _ in }
    #expect(world.isEmpty)
  }

  @Test("All objects are destroyed when the owner ends the scene")
  func endedScene() {
    let world = World()
    play(in: world) { scene, _ in scene.end() }
    #expect(world.isEmpty)
  }

  @Test("A visible window is retained, with its subviews")
  func windows() {
    let desk = Desk()
    weak var window: UIWindow?
    weak var view: UIView?
    do {
      let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let inner = UIView(frame: .zero)
      shown.addSubview(inner)
      shown.isHidden = false
      (window, view) = (shown, inner)
    }
    #expect(window != nil && view != nil)
    #expect(desk.application.windows.count == 2)
    window?.isHidden = true
    #expect(window == nil && view == nil)
    #expect(desk.application.windows.count == 1)
  }

  @Test("Destroying a view that none retains destroys its subviews, except retained ones, which are removed")
  func subviews() {
    let desk = Desk()
    let kept = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    weak var lost: UIView?
    do {
      let panel = UIView(frame: .zero)
      let inner = UIView(frame: .zero)
      panel.addSubview(inner)
      inner.addSubview(kept)
      desk.window.addSubview(panel)
      lost = inner
    }
    #expect(lost != nil)
    desk.window.subviews.first?.removeFromSuperview()
    #expect(lost == nil)
    #expect(kept.superview == nil && kept.engine.isAlive)
    desk.window.addSubview(kept)
    #expect(kept.window === desk.window)
  }

  @Test("A view that removes itself in its method receives nothing more, and is destroyed after it")
  func endsItself() {
    let desk = Desk()
    desk.spy("below", 0, 0, 100, 100)
    var view: Spy? = desk.spy("view", 0, 0, 100, 100)
    weak var gone: Spy?
    gone = view
    view?.onBegan = { [weak view] _, _ in view?.removeFromSuperview() }
    view = nil
    desk.finger.press(at: Point(50, 50))
    desk.finger.lift()
    #expect(desk.lines == ["view began"])
    #expect(gone == nil)
  }

  @Test("A tree of views that is deeper than the stack is destroyed")
  func deepTree() {
    let desk = Desk()
    weak var last: UIView?
    do {
      let top = UIView(frame: .zero)
      var current = top
      for _ in 0..<30_000 {
        let next = UIView(frame: .zero)
        current.addSubview(next)
        current = next
      }
      last = current
      #expect(last != nil)
    }
    #expect(last == nil)
    #expect(desk.window.subviews.isEmpty)
  }

  @Test("Retained touches, events and presses can be read after all other objects are destroyed")
  func keptTouch() {
    var touches: [UITouch] = []
    var events: [UIEvent] = []
    do {
      let desk = Desk()
      desk.spy("view", 0, 0, 100, 100).onBegan = {
        touches += $0
        events += [$1].compactMap { $0 }
      }
      desk.finger.press(at: Point(50, 50))
      #expect(touches.first?.view != nil)
    }
    #expect(touches.first?.view == nil && touches.first?.window == nil)
    #expect(touches.first?.gestureRecognizers?.isEmpty == true)
    #expect(events.first?.allTouches == nil)
  }
}

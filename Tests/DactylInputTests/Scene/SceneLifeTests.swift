import Dactyl
import DactylControls
import DactylTesting
import TestStage
import TestSupport
import Testing

/// A scene is released with its last owner, whatever its handlers and components capture of its views.
@Suite struct SceneLifeTests {
  /// An object that records whether it was released.
  private struct Life {
    weak var scene: Scene?
    let view: View

    init(_ scene: Scene) {
      self.scene = scene
      view = scene.window.view
    }
  }

  /// Opens a scene, fills it, plays with two fingers, one of which stays down, and releases it.
  private func live(_ contents: [SceneContents]) throws -> Life {
    let scene = Scene(size: Size(300, 300))
    for content in contents { try content.fill(scene) }
    let (one, two) = (Finger(1, in: scene), Finger(2, in: scene))
    two.tap(at: Point(30, 30))
    one.press(at: Point(60, 60))
    one.drag(to: Point(120, 90), steps: 3)
    scene.send(.key(KeySample(.space, isDown: true)))
    scene.advance(by: 0.1)
    one.move(by: Vector(3, 3))
    return Life(scene)
  }

  @Test(arguments: SceneContents.allCases)
  func aSceneIsReleased(with contents: SceneContents) throws {
    let life = try live([contents])

    #expect(life.scene == nil)
    #expect(!life.view.isAlive && life.view.scene == nil)
  }

  @Test func aThousandScenesAreReleased() throws {
    var lives: [Life] = []
    let all = SceneContents.allCases
    for number in 0..<1000 { lives.append(try live(number % 50 == 0 ? all : [all[number % all.count]])) }

    #expect(lives.count { $0.scene != nil } == 0)
  }

  @Test func aSceneReleasedInItsOwnHandlerIsDestroyedAfterwards() {
    var kept: Scene? = Scene()
    let life = kept.map(Life.init)
    kept?.addView(frame: Rect(0, 0, 100, 100)).setResponder(TouchListener { _, _, _ in kept = nil })
    if let scene = kept { Finger(in: scene).press(at: Point(5, 5)) }

    #expect(kept == nil && life?.scene == nil)
  }

  @Test func handlesThatOutliveTheirSceneAreStale() throws {
    let life = try live([.nothing, .recognizers, .controls, .controllers, .keptHandles, .undo])
    var handles: StaleHandles?
    do {
      let scene = Scene()
      handles = StaleHandles(in: scene)
      Finger(in: scene).tap(at: Point(10, 10))
    }

    let left = try #require(handles)
    #expect(left.kept.touches.isEmpty == false && left.kept.events.isEmpty == false)
    left.expectNothing()
    life.view.addSubview(left.view)
    #expect(life.view != left.view && life.view.subviews.isEmpty)
  }

  @Test func componentsReleasedWithTheSceneFindTheirViewsDestroyed() {
    var ended = 0
    do {
      let scene = Scene()
      let (view, other) = (scene.addView(frame: Rect(0, 0, 50, 50)), scene.addView(frame: Rect(9, 9, 20, 20)))
      for owner in [view.entity, other.entity, scene.makeEntity()] {
        scene[owner, Parting.self] = Parting(of: view, other) {
          ended += 1
          #expect(!view.isAlive && view.scene == nil)
        }
      }
    }
    #expect(ended == 3)
  }
}

/// A handle of each kind.
private struct StaleHandles {
  let view: View
  let window: Window
  let gesture: Gesture<PanGestureRecognizer>
  let control: Slider
  let field: TextField
  let controller: ViewController
  let stack: NavigationController
  let undo: UndoManager?
  let overlay: KeyCommandOverlay?
  let kept = Kept()

  init(in scene: Scene) {
    view = scene.addView(frame: Rect(0, 0, 100, 100))
    window = scene.addWindow(frame: Rect(200, 200, 10, 10), level: 3)
    gesture = view.addGestureRecognizer(PanGestureRecognizer())
    control = scene.addSlider(value: 0.5, frame: Rect(0, 0, 90, 30))
    control.view.isUserInteractionEnabled = false
    field = scene.addTextField(frame: Rect(0, 60, 90, 30))
    controller = scene.makeViewController()
    stack = scene.makeNavigationController(root: controller)
    undo = view.undoManager
    undo?.registerUndo {}
    overlay = scene.showKeyCommands()
    view.setResponder(
      TouchListener { [kept] _, touches, event in
        kept.touches.append(contentsOf: touches)
        kept.events.append(event)
      })
  }

  /// Uses all of the handles.
  func expectNothing() {
    view.center += Vector(5, 5)
    view.bringToFront()
    view.hitShape = .custom { _ in true }
    view[Int.self] = 4
    view.isHidden = true
    view.animate(duration: 1) { $0.alpha = 0 }
    view.onLayout = { _ in }
    view.layoutIfNeeded()
    view.gestureRecognizerShouldBegin = { _ in true }
    let other = view.addGestureRecognizer(TapGestureRecognizer()) { _ in }
    view.addGestureRecognizer(gesture.any)
    view.removeFromSuperview()
    #expect(view.frame == .zero && view.superview == nil && view.subviews.isEmpty && view[Int.self] == nil)
    #expect(view.hitShape == nil && view.window == nil && view.name == nil && view.undoManager == nil)
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    #expect(view.onLayout == nil && view.viewController == nil)
    #expect(view.gestureRecognizers.isEmpty && !other.any.isAlive && other.state == .possible)
    #expect(view.hitTest(Point(1, 1)) == nil && view.convert(Point(1, 1), to: nil) == Point(1, 1))

    window.level = 7
    window.bringToFront()
    window.camera = Camera(center: .zero)
    window.rootViewController = controller
    #expect(window.level == 0 && window.camera == nil && !window.isKey && !window.makeKey())

    gesture.minimumNumberOfTouches = 4
    gesture.isEnabled = false
    gesture.any.name = "gone"
    gesture.require(toFail: other)
    gesture.addAction { _ in }
    gesture.remove()
    #expect(gesture.minimumNumberOfTouches == 1 && gesture.any.name == nil && gesture.view == nil)
    #expect(gesture.any.scene == nil && gesture.numberOfTouches == 0 && gesture.location(in: view) == .zero)

    control.value = 1
    control.isEnabled = false
    control.addAction { _ in }
    #expect(control.value == 0 && control.view.subviewCount == 0)
    field.text = "more"
    field.beginEditing()
    #expect(field.text.isEmpty && !field.isEditing)

    controller.view = view
    #expect(controller.view == nil && !controller.isAlive && controller.parent == nil && controller.children.isEmpty)
    #expect(!stack.push(controller) && stack.pop() == nil && !controller.present(controller) && !controller.dismiss())
    controller.destroy()

    for touch in kept.touches {
      #expect(touch.view == view && touch.view?.isAlive == false && touch.gestureRecognizers.isEmpty)
      #expect(touch.location(in: view) == touch.location)
    }
    for event in kept.events {
      #expect(event.scene == nil && event.allTouches.isEmpty && event.allPresses.isEmpty && event.buttonMask.isEmpty)
      #expect(event.touches(for: view).isEmpty && event.touches(for: gesture.any).isEmpty)
    }
    #expect(undo?.canUndo == false)
    overlay?.delay = 1
  }
}

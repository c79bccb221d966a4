import Dactyl
import DactylControls
import DactylTesting
import TestStage
import TestSupport

/// The objects that games put into scenes, one kind for each reference to a scene: handles of every kind, in all that a
/// scene owns.
enum SceneContents: CaseIterable {
  case nothing, draggedCards, recognizers, responders, components, hitShapes, textFields, controls, animations
  case controllers, windows, systems, undo, commands, keptHandles, layouts

  private struct Answering: HitTesting {
    let view: View
    func hitTest(_ query: HitQuery) -> HitAnswer { view.isAlive ? .askOn : .refuse }
  }

  /// Fills a scene. Whatever is captured here are handles, never the scene.
  func fill(_ scene: Scene) throws {
    let view = scene.addView(frame: Rect(0, 0, 200, 200))
    let other = scene.addView(frame: Rect(20, 20, 100, 100), to: view)
    switch self {
    case .nothing: break
    case .draggedCards: addCards(to: scene)
    case .recognizers: addRecognizers(to: view, other)
    case .responders: addResponders(to: scene, view, other)
    case .components: addComponents(to: scene, view, other)
    case .hitShapes:
      view.hitShape = .custom { view.bounds.contains($0) && other.isAlive }
      other.hitShape = view.hitShape
      view.setHitTest { $0.view == view ? .askOn : .view(other) }
      other.hitTesting = Answering(view: view)
    case .textFields:
      let field = scene.addTextField(frame: Rect(0, 0, 90, 20))
      field.editingChanged = { _ in field.text += view.description }
      field.beginEditing()
    case .controls: addControls(to: scene, view)
    case .animations:
      view.animate(duration: 5) {
        $0.alpha = 0.5
      } completion: { _ in
        other.destroy()
      }
      view.animate(duration: 0.01) {
        $0.center = Point(9, 9)
      } completion: { _ in
        view.destroy()
      }
    case .controllers: addControllers(to: scene)
    case .windows:
      for level in 0..<3 {
        let window = scene.addWindow(frame: Rect(0, 0, 50, 50), level: Float(level))
        window.camera = Camera(center: .zero)
        window.view[Window.self] = scene.window
        window.view.setResponder(TouchListener { _, _, _ in window.bringToFront() })
      }
    case .systems:
      scene.onUpdate { _ in view.alpha = 1 }
      scene.onFixedUpdate(every: 0.01) { _ in other.isHidden.toggle() }
      scene.onEvent { _ in view.bringToFront() }
      scene.onClose { view.destroy() }
      scene.onDiagnostic { _ in view.sendToBack() }
    case .undo: addUndo(to: scene, view)
    case .commands: addCommands(to: scene, view)
    case .keptHandles: keepHandles(in: scene, view)
    case .layouts:
      view.onLayout = { $0.subviews.first?.frame = view.bounds }
      other.gestureRecognizerShouldBegin = { $0.view == other }
      other.cursor = .wait
    }
  }

  private func addCards(to scene: Scene) {
    for column in 0..<5 {
      let card = scene.addView(frame: Rect(Float(column) * 30, 20, 60, 80))
      card.addGestureRecognizer(PanGestureRecognizer()) { pan in
        if pan.state == .began { card.bringToFront() }
        card.center += pan.translation
        pan.translation = .zero
      }
    }
  }

  private func addRecognizers(to view: View, _ other: View) {
    let tap = view.addGestureRecognizer(TapGestureRecognizer()) { tap in view.center = tap.location(in: other) }
    let double = view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    double.addAction { _ in tap.isEnabled = false }
    tap.require(toFail: double)
    let press = other.addGestureRecognizer(LongPressGestureRecognizer())
    press.delegate.shouldBegin = { $0 == press.any && tap.isAlive }
    press.delegate.shouldReceiveTouch = { _, touch in touch.view == other }
    press.delegate.shouldRecognizeSimultaneously = { _, _ in double.isAlive }
    press.any.name = "press"
    for recognizer in [view, other] {
      recognizer.addGestureRecognizer(TransformGestureRecognizer()) { recognizer.center = $0.location(in: nil) }
      recognizer.addGestureRecognizer(SwipeGestureRecognizer()) { _ in recognizer.destroy() }
      recognizer.addGestureRecognizer(HoverGestureRecognizer()) { _ in recognizer.alpha = 0.9 }
    }
  }

  private func addResponders(to scene: Scene, _ view: View, _ other: View) {
    view.setResponder(TouchListener { _, touches, event in if event.touches(for: view).isEmpty { other.destroy() } })
    view.setAction("go") { sender in if sender == other.entity { view.destroy() } }
    scene.setNextResponder(other.entity, after: view.entity)
    scene.setResponder(TouchListener { _, _, _ in view.bringToFront() }, of: scene.application)
    scene.delegate = scene.makeEntity()
    scene.setResponder(TouchListener { _, _, _ in view.sendToBack() }, of: scene.delegate)
    scene.onShakeToEdit { _ in view.destroy() }
  }

  private func addComponents(to scene: Scene, _ view: View, _ other: View) {
    view[View.self] = other
    other[View.self] = view
    view[AnyGesture.self] = view.addGestureRecognizer(TapGestureRecognizer()).any
    let entity = scene.makeEntity()
    scene[entity, Parting.self] = Parting(of: view, other)
    view[Parting.self] = Parting(of: other, view)
    scene[entity, [View].self] = scene.window.view.subviews
  }

  private func addControls(to scene: Scene, _ view: View) {
    let button = scene.addButton("Go", frame: Rect(0, 0, 60, 44), to: view) { $0.title = view.description }
    let slider = scene.addSlider(frame: Rect(0, 50, 90, 30), to: view)
    slider.addAction(for: .valueChanged) { slider, _ in button.isEnabled = slider.value > 0 }
    scene.addToggle(frame: Rect(0, 90, 60, 30), to: view).addAction { $0.view[Button.self] = button }
    let steps = scene.addStepper(frame: Rect(0, 130, 90, 30), to: view)
    steps.addAction { _ in slider.value = 0 }
    let segments = scene.addSegmentedControl(["a", "b"], frame: Rect(0, 160, 90, 30), to: view)
    segments.addAction { $0.view.destroy() }
    button.control.view.setResponder(TouchListener { _, _, _ in steps.isEnabled = false })
    button.control.view.becomeFirstResponder()
  }

  private func addControllers(to scene: Scene) {
    let first = scene.makeViewController(Screen())
    let stack = scene.makeNavigationController(root: first)
    scene.window.rootViewController = stack.controller
    let second = scene.makeViewController(Screen(around: [first]))
    stack.push(second)
    second.setAction("back") { _ in stack.pop() }
    let panel = scene.makeViewController(Screen(around: [first, second]))
    second.present(panel)
    panel.view?[ViewController.self] = panel
    panel.view?.addGestureRecognizer(TapGestureRecognizer()) { _ in panel.dismiss() }
  }

  private func addUndo(to scene: Scene, _ view: View) {
    func move(to location: Point) {
      let (old, manager) = (view.center, view.undoManager)
      view.center = location
      manager?.registerUndo(of: view.entity, "Move") {
        move(to: old)
        if manager?.isRedoing == true { view.destroy() }
      }
    }
    move(to: Point(50, 50))
    move(to: Point(80, 50))
    view.undoManager?.undo()
    let own = UndoManager()
    scene.setUndoManager(own, of: view.entity)
    own.registerUndo(of: view.entity) { view.alpha = 1 }
  }

  private func addCommands(to scene: Scene, _ view: View) {
    let overlay = scene.showKeyCommands()
    overlay?.delay = 0.01
    overlay?.fill = { _, window, _ in window.view.addSubview(view) }
    let panel = scene.makeView(frame: Rect(0, 0, 100, 30))
    panel.setResponder(TouchListener { _, _, _ in view.destroy() })
    scene.setInputView(panel, of: view.entity)
    scene.setInputAccessoryView(scene.makeView(frame: Rect(0, 0, 9, 9)), of: view.entity)
    scene.beginReceivingRemoteControlEvents()
    scene.send(.key(KeySample(Key(usage: 224), isDown: true)))
    scene.send(Knock(at: view), to: view.entity)
  }

  private func keepHandles(in scene: Scene, _ view: View) {
    let kept = Kept()
    view.setResponder(
      TouchListener { _, touches, event in
        kept.touches.append(contentsOf: touches)
        kept.events.append(event)
      })
    view.addGestureRecognizer(TapGestureRecognizer()).delegate.shouldReceiveTouch = { gesture, touch in
      kept.gestures.append(gesture)
      kept.touches.append(touch)
      return true
    }
    view[Kept.self] = kept
  }
}

/// Handles that a game has kept in callbacks.
final class Kept {
  var touches: [Touch] = []
  var events: [Event] = []
  var gestures: [AnyGesture] = []
}

/// An event of the game's own that holds a view.
struct Knock: CustomEvent {
  let view: View
  init(at view: View) { self.view = view }
}

/// A controller that holds others.
struct Screen: ViewControllerBehavior {
  var around: [ViewController] = []
  private var own: [ViewController] = []

  init(around: [ViewController] = []) { self.around = around }

  mutating func viewDidLoad(_ controller: ViewController) { own.append(controller) }
}

/// An object that uses its views once more as it ends.
final class Parting {
  private let views: [View]
  private let ended: () -> Void

  init(of views: View..., ended: @escaping () -> Void = {}) {
    self.views = views
    self.ended = ended
  }

  deinit {
    ended()
    for view in views {
      view.center += Vector(1, 1)
      view.hitShape = .ellipse
      view[Int.self] = view.subviews.count
      view.addGestureRecognizer(TapGestureRecognizer())
      view.setResponder(TouchListener { _, _, _ in })
      view.superview?.addSubview(view)
      view.undoManager?.undo()
      view.destroy()
    }
  }
}

import Dactyl
import DactylControls
import DactylTesting
import TestStage
import TestSupport
import Testing

@testable import DactylActions
@testable import DactylInput
@testable import DactylScrolling

/// Labels and images let touches through while they have no listeners (H14).
@Suite struct HitListenerTests {
  private let stage = Stage()
  private let point = Point(10, 10)

  private static func show(_ view: View, _ isLabel: Bool) {
    if isLabel {
      view[Label.self] = Label("label")
    } else {
      view[Sprite.self] = Sprite(Texture(id: 1, size: Size(8, 8)))
    }
  }

  /// An image or label in front of all other views.
  private func image(_ isLabel: Bool = false, in parent: View? = nil) -> View {
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: parent)
    Self.show(view, isLabel)
    return view
  }

  @Test("H14: a button below a label or a sprite receives taps through it", arguments: [true, false])
  func overAButton(isLabel: Bool) {
    let log = stage.log
    let button = stage.scene.addButton(frame: Rect(0, 0, 100, 100)) { _ in log.write("went") }
    let front = image(isLabel)
    let inside = image(isLabel, in: button.view)

    stage.one.tap(at: point)

    #expect(stage.lines == ["went"])
    #expect(front.passesThrough && inside.passesThrough)
    front[Shape.self] = Shape(.ellipse)
    #expect(stage.scene.hitTest(point) == button.view)
  }

  @Test("H14: subviews of an image or label are hit as ever")
  func subviews() {
    let front = image()
    let inner = stage.scene.addView(frame: Rect(20, 20, 10, 10), to: front)

    #expect(stage.scene.hitTest(Point(25, 25)) == inner)
    #expect(stage.scene.hitTest(point) == stage.scene.window.view)
  }

  @Test("H14: a card with a pan is hit, and for an image in a draggable one its parent is")
  func cards() {
    let card = image()
    stage.add(PanGestureRecognizer(), to: card, as: "pan")
    #expect(stage.scene.hitTest(point) == card)
    let parent = stage.card("parent")
    stage.add(PanGestureRecognizer(), to: parent, as: "drag")
    _ = image(in: parent)
    #expect(stage.scene.hitTest(point) == parent)
    stage.one.drag(from: point, to: Point(60, 10))
    #expect(stage.lines.contains("drag began"))
  }

  enum Listener: CaseIterable {
    case recognizer, hover, movedRecognizer, responder, control, cursor, behavior
  }

  @Test("H14: an image with listeners is hit, until there is none", arguments: Listener.allCases, [true, false])
  func listeners(listener: Listener, isFirst: Bool) {
    let scene = stage.scene
    let front = scene.addView(frame: Rect(0, 0, 100, 100))
    if !isFirst { Self.show(front, true) }
    var end: (() -> Void)?
    switch listener {
    case .recognizer:
      let (one, two) = (
        front.addGestureRecognizer(TapGestureRecognizer()), front.addGestureRecognizer(PanGestureRecognizer())
      )
      two.any.remove()
      end = { one.any.remove() }
    case .hover:
      let hover = front.addGestureRecognizer(HoverGestureRecognizer())
      end = { hover.any.remove() }
    case .movedRecognizer:
      let other = image()
      let tap = other.addGestureRecognizer(TapGestureRecognizer())
      front.addGestureRecognizer(tap.any)
      #expect(other.passesThrough)
      end = { other.addGestureRecognizer(tap.any) }
      front.bringToFront()
    case .responder:
      front.setResponder(TouchRecorder("front", in: stage.log))
      end = { front.removeResponder() }
    case .control: front.makeControl()
    case .cursor:
      front.cursor = .pointingHand
      end = { front.cursor = nil }
    case .behavior:
      front.setResponder(TouchRecorder("front", in: stage.log))
      end = { front.setResponder(ResponderRecorder("front", in: stage.log) { $0.handledEvents = .presses }) }
    }
    if isFirst { Self.show(front, false) }

    #expect(scene.hitTest(point) == front && !front.passesThrough)
    guard let end else { return }
    end()
    #expect(scene.hitTest(point) != front && front.passesThrough)
    front[Label.self] = nil
    front[Sprite.self] = nil
    #expect(scene.hitTest(point) == front && !front.passesThrough)
  }

  @Test("H14: an explicit setting of the game wins", arguments: [true, false], [true, false])
  func decided(passes: Bool, isFirst: Bool) {
    let front = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    if isFirst { front.passesThrough = passes }
    Self.show(front, true)
    if !isFirst { front.passesThrough = passes }
    let tap = front.addGestureRecognizer(TapGestureRecognizer())
    #expect(front.passesThrough == passes)
    tap.any.remove()
    front[Label.self] = nil
    #expect(front.passesThrough == passes)
  }

  @Test("H14: a window that shows a picture keeps touches from views behind it")
  func windows() {
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    window.view[Sprite.self] = Sprite(Texture(id: 1, size: Size(8, 8)))

    #expect(stage.scene.hitTest(point) == window.view && !window.view.passesThrough)
  }

  @Test("H14: an image that is destroyed, and one created in its slot, start without listeners")
  func reuse() {
    let old = image()
    old.passesThrough = true
    old.destroy()
    let new = stage.scene.addView(frame: Rect(0, 0, 100, 100))

    #expect(new.entity.index == old.entity.index && stage.scene.hitTest(point) == new)
  }

  @Test("H14: however images and listeners come and go, an image lets touches through by the rule")
  func random() {
    var random = SeededRandom(seed: 14)
    let scene = stage.scene
    let views = (0..<40).map { _ in scene.addView(frame: Rect(0, 0, 100, 100)) }
    var taps: [AnyGesture] = []
    for _ in 0..<4000 {
      let picked = (0..<3).map { _ in views[random.below(views.count)] }
      let list = picked.map(\.entity)
      switch random.below(12) {
      case 0: Self.show(picked[0], true)
      case 1: Self.show(picked[0], false)
      case 2: picked[0][Label.self] = nil
      case 3: picked[0][Sprite.self] = nil
      case 4: scene.setComponent(Label("many"), of: list)
      case 5: scene.removeComponent(Label.self, of: list)
      case 6: scene.setComponents(of: list) { Sprite(Texture(id: Int32($0), size: Size(1, 1))) }
      case 7: scene.removeComponent(Sprite.self, of: list)
      case 8: taps.append(picked[0].addGestureRecognizer(TapGestureRecognizer()).any)
      case 9: if !taps.isEmpty { taps.remove(at: random.below(taps.count)).remove() }
      case 10: if let tap = random.pick(taps) { picked[0].addGestureRecognizer(tap) }
      default: picked[0].removeResponder()
      }
      for view in picked {
        let isImage = view[Label.self] != nil || view[Sprite.self] != nil
        #expect(view.passesThrough == (isImage && view.gestureRecognizers.isEmpty))
      }
    }
  }
}

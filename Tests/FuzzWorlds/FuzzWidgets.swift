import Dactyl

/// A game's own widget that lets the world interfere in each of its calls.
struct FuzzWidget: Widget {
  /// The state of its finger and keys.
  final class Memory {
    var touch: UInt64 = 0
    var isSelected = false
  }
  unowned let world: FuzzWorld
  /// The number of its object, and the one in the invariants.
  let number: Int
  let name: Int
  let memory = Memory()

  private var handling: Handling { number % 2 == 0 ? .handled : .passToNext }

  private func meet() { world.meetOnce(.widget, number, name) }

  func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
    for touch in touches {
      world.book.receive(phase, name, .touch, touch.id, isOwn: false)
      if phase == .began && memory.touch == 0 && view.isAlive {
        memory.touch = touch.id
        view.beginTracking(touch)
        world.book.holds(name, true)
      } else if touch.id == memory.touch, phase == .ended || phase == .cancelled {
        view.endTrackingTouch()
        letGo()
      }
    }
    meet()
    return handling
  }

  private func letGo() {
    memory.touch = 0
    world.book.holds(name, false)
  }

  func trackedInputWasLost(in view: View) {
    if memory.touch == 0 { world.book.fault("widget \(name) lost what it did not track") }
    letGo()
    meet()
  }

  func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
    let phases: [PressPhase: TouchPhase] = [.began: .began, .changed: .moved, .ended: .ended, .cancelled: .cancelled]
    for press in presses {
      world.book.receive(phases[phase] ?? .moved, name, .press, press.id, isOwn: false)
    }
    meet()
    return handling
  }

  func select(_ phase: PressPhase, in view: View, with event: Event) -> Handling {
    if phase != .began || number % 3 != 0 {
      if memory.isSelected == (phase == .began) { world.book.fault("widget \(name) is selected \(phase) twice") }
      memory.isSelected = phase == .began
      world.book.holds(name, memory.isSelected)
    }
    meet()
    return number % 3 == 0 ? .passToNext : .handled
  }

  func shouldBegin(_ gesture: AnyGesture, taking touch: Touch, in view: View) -> Bool {
    world.meet(.widget, number)
    return world.trait(name, world.name(of: gesture), 14) < 70
  }
  func isFocusable(_ view: View) -> Bool { number % 5 != 4 }

  func becameFirstResponder(_ view: View) {
    world.book.becomes(.becameFirst, name)
    meet()
  }
  func resignedFirstResponder(_ view: View) {
    world.book.becomes(.resignedFirst, name)
    meet()
  }
  func layoutSubviews(of view: View) {
    world.book.receive(.widget, name)
    meet()
  }
}

/// A game's own text input that lets the world interfere in each of its calls.
final class FuzzEditor: TextInput {
  private unowned let world: FuzzWorld
  private let number: Int
  private let name: Int
  private let entity: Entity

  init(_ world: FuzzWorld, _ number: Int, _ name: Int, _ entity: Entity) {
    self.world = world
    self.number = number
    self.name = name
    self.entity = entity
  }

  private func meet() { world.meetOnce(.textInput, number, name) }
  private func receive() {
    world.book.receive(.textInput, name)
    meet()
  }
  private func edits(_ begins: Bool) {
    world.book.edits(entity, begins)
    meet()
  }
  private func setCurrent(_ isOn: Bool) {
    world.book.isCurrent(name, isOn)
    meet()
  }

  var canBeginEditing: Bool { number % 4 != 3 }
  var caretRect: Rect { .zero }
  func didBeginEditing() { edits(true) }
  func didEndEditing() { edits(false) }
  func insertText(_ text: String) { receive() }
  func setMarkedText(_ editing: TextEditing) { receive() }
  func take(_ press: Press) -> Bool {
    receive()
    return press.typesText
  }
  func becameCurrent() { setCurrent(true) }
  func resignedCurrent() { setCurrent(false) }
  func unmarkText() { receive() }
  func layoutSubviews() { receive() }
}

extension FuzzWorld {
  func makeWidget(_ number: Int, in parent: View, _ frame: Rect, hasOwn: Bool) {
    let view = scene.addView(frame: frame, to: parent)
    views[number] = view
    let widget = FuzzWidget(world: self, number: number, name: book.attach(beside: view.entity))
    keep(widget.memory, \.touch)
    keep(widget.memory, \.isSelected)
    view.setWidget(widget)
    if hasOwn { respond(view.entity, number, style: 1) }
  }

  func makeEditor(_ number: Int, in parent: View, _ frame: Rect) {
    let view = scene.addView(frame: frame, to: parent)
    views[number] = view
    let name = book.attach(beside: view.entity)
    scene.setTextInput(FuzzEditor(self, number, name, view.entity), of: view.entity)
  }
}

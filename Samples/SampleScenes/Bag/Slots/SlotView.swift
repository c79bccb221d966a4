import Dactyl

/// The views of a slot: a socket, and in it the view that is dragged, dropped on, and reached by keys.
final class SlotView {
  /// The number among all slots.
  let number: Int
  /// The rule about what may be dropped on the slot.
  let rule: SlotRule
  /// The view of the contents. It takes the touches.
  let view: View
  /// The drag session of the hand that takes from the slot; nil when none does.
  weak var hand: DragSession?
  /// The number of items that a hand has split off the stack and carries.
  var splitOff = 0
  /// The number of drops on their way to the slot: until they arrive it looks as before.
  var arriving = 0
  /// Whether the slot has the keyboard focus.
  private(set) var isFocused = false

  private let socket: View
  private let ring: View
  private let mark: View
  private let face: StackFace
  private var shown: Stack?

  init(_ number: Int, _ rule: SlotRule, label: String, _ pictures: ItemPictures, in scene: Scene) {
    self.number = number
    self.rule = rule
    socket = scene.addView(frame: .zero)
    socket[Sprite.self] = pictures.socket(rule)
    mark = scene.addView(frame: .zero, to: socket)
    mark.isUserInteractionEnabled = false
    ring = scene.addView(frame: .zero, to: socket)
    ring.isUserInteractionEnabled = false
    view = scene.addView(frame: .zero, to: socket)
    view.name = "slot \(number)"
    face = StackFace(in: view, pictures, of: scene)
    if rule == .locked { mark[Sprite.self] = pictures.padlock }
    if rule == .arms { mark[Sprite.self] = pictures.picture(of: .sword) }
    mark.alpha = rule == .locked ? 0.75 : 0.16
    view.setWidget(SlotFocus(slot: self))
    view.makeDropTarget().label = label
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = "empty"
  }

  /// Lays the slot out in a frame. The contents stay the same.
  func fit(_ frame: Rect) {
    socket.frame = frame
    view.frame = socket.bounds
    mark.bounds = Rect(0, 0, frame.size.width * 0.62, frame.size.height * 0.62)
    mark.center = socket.bounds.center
    drawRing()
    face.show(shown, side: frame.size.width)
  }

  /// Shows a stack without the items that were split off, unless a drop is on its way to the slot.
  func show(_ stack: Stack?) {
    var stack = stack
    if splitOff > 0, let all = stack { stack = all.count > splitOff ? Stack(all.item, all.count - splitOff) : nil }
    guard arriving == 0, stack != shown else { return }
    shown = stack
    view.accessibilityValue = stack.map { "\($0)" } ?? "empty"
    mark.isHidden = stack != nil
    face.show(stack, side: socket.bounds.size.width)
  }

  /// Bounces the contents, to show that something has arrived.
  func bounce() { face.bounce() }

  func setFocused(_ isFocused: Bool) {
    self.isFocused = isFocused
    drawRing()
  }

  private func drawRing() {
    let side = socket.bounds.size.width
    ring.isHidden = !isFocused
    ring.frame = socket.bounds
    ring[Shape.self] = Shape(
      .rectangle(cornerRadius: side * 0.16), fill: Color(1, 0.85, 0.4, 0.14), stroke: Color(1, 0.85, 0.4),
      lineWidth: max(side * 0.045, 2))
  }
}

/// Makes a slot focusable: Tab and the arrows go from one to the next, Space and Return take up the contents.
private struct SlotFocus: Widget {
  unowned let slot: SlotView

  func isFocusable(_ view: View) -> Bool { slot.rule != .locked }
  var drawsFocus: Bool { true }
  func focusDidChange(_ view: View) { slot.setFocused(view.showsFocus) }
}

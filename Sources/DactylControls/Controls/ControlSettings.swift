import Dactyl

/// How all controls of a scene take input.
public struct ControlSettings: Hashable, Sendable {
  /// How far a finger may leave a control and still be inside while it is tracked, in points of the control's own: people
  /// see 70 in UIKit (C8).
  public var touchMargin: Float = 70
  /// The same for a mouse: it points exactly.
  public var pointerMargin: Float = 0
  /// How wide and high controls are at least where fingers hit them, in points of their own; 44 is Apple's advice. Smaller
  /// ones are hit in a larger area around their middle, as far as their superview reaches (H4). The mouse hits what it sees,
  /// and a finger on a control itself hits that one, however far others are grown.
  public var minimumHitSize: Float = 44
  /// What the pointer looks like over a control that reacts; nil leaves it as it is around. See `View.cursor`.
  public var cursor: CursorShape? = .pointingHand
  /// Whether Tab moves to the next control or text field when nobody handles it, and the arrows and the directional pad do
  /// so from one that has no use for them. Steps stay within what is presented on top (`ViewController.present(_:)`), and
  /// go on from the place of one that lost the focus because it was disabled, hidden or ended.
  public var movesByKeys = true
  /// How soon and how fast controls repeat that are held: a stepper, and the arrows on a slider.
  public var repeating = ControlRepeating()
  /// Whether controls that are drawn by the game darken while they are pressed and pale while they are disabled.
  public var showsFeedback = true

  /// As UIKit has it.
  public init() {}
}

extension Scene {
  /// How controls take input. Setting another least size costs a step a control, everything else nothing.
  public var controlSettings: ControlSettings {
    get { controls.settings }
    set {
      let old = controls.settings.minimumHitSize
      controls.settings = newValue
      guard newValue.minimumHitSize != old else { return }
      minimumHitSize = newValue.minimumHitSize.isFinite ? max(newValue.minimumHitSize, 0) : 0
      for entity in controls.entities(in: self) {
        let view = view(entity)
        view.hasMinimumHitSize = view.hasMinimumHitSize
      }
    }
  }

  /// How controls look that have no style of their own. Setting it shows all controls anew.
  public var controlStyle: ControlStyle {
    get { controls.style }
    set {
      controls.style = newValue
      for entity in controls.entities(in: self) where isAlive(entity) { Control(entity, in: self).show() }
    }
  }
}

extension ControlTable {
  /// The controls, in no order that means anything. Makes an array.
  func entities(in scene: Scene) -> [Entity] { (0..<rows.count).map { scene.entity(at: rows.owners[$0]) } }
}

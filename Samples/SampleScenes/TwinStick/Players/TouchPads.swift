import Dactyl
import DactylControls

/// The controls on the screen: a stick that appears where the left thumb lands, one for the right, and a button. They
/// are shown once fingers were used.
package final class TouchPads {
  /// The button of the pad: one that hardly any controller has, so that no player binds it to another action.
  static let dashButton = ControllerButton.paddle4
  package let move: ScreenStick
  package let aim: ScreenStick
  package let dash: ScreenButton
  private let hints: [View]

  init(in root: View, of scene: Scene) {
    move = scene.addScreenStick(.leftStick, mode: .relative, radius: 56, frame: .zero, to: root)
    aim = scene.addScreenStick(.rightStick, mode: .relative, radius: 56, frame: .zero, to: root)
    hints = ["MOVE", "AIM"].map { text in
      let view = scene.addView(frame: .zero, to: root)
      view.isUserInteractionEnabled = false
      view[Label.self] = Label(text, size: 12, color: TwinStickStyle.faint)
      view[Shape.self] = Shape(.ellipse, stroke: TwinStickStyle.faint.opacity(0.35), lineWidth: 2)
      return view
    }
    dash = scene.addScreenButton(Self.dashButton, title: "Dash", frame: .zero, to: root)
    // The sticks say what they are for, and what is written there is not said again.
    (move.view.accessibilityLabel, aim.view.accessibilityLabel) = ("Move", "Aim")
    for hint in hints { hint.accessibilityElementsHidden = true }
    dash.style = TwinStickStyle.pads
    (move.style, aim.style) = (TwinStickStyle.pads, TwinStickStyle.pads)
    (move.view.name, aim.view.name, dash.view.name) = ("move stick", "aim stick", "Dash")
    fit(root.bounds.size)
    isShown = false
  }

  var isShown: Bool {
    get { !move.view.isHidden }
    set {
      for view in [move.view, aim.view, dash.view] + hints where view.isHidden == newValue { view.isHidden = !newValue }
    }
  }

  /// Hides the circles that show where to put a thumb while the thumb is there.
  func refresh() {
    for (hint, stick) in zip(hints, [move, aim]) {
      let alpha: Float = stick.control.isTracking ? 0 : 1
      if hint.alpha != alpha { hint.alpha = alpha }
    }
  }

  func fit(_ size: Size) {
    let half = size.width / 2
    move.frame = Rect(0, 0, half, size.height)
    aim.frame = Rect(half, 0, half, size.height)
    let low = max(size.height - 120, size.height / 2)
    let side = min(112, half * 0.6)
    for (index, hint) in hints.enumerated() {
      let x = index == 0 ? min(150, half / 2) : size.width - min(150, half / 2)
      hint.frame = Rect(center: Point(x, low), size: Size(side, side))
    }
    dash.frame = Rect(center: Point(half, size.height - 54), size: Size(72, 72))
  }
}

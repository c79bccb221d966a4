extension ControlStyle {
  /// The colours of UIKit's controls.
  static var uiKit: ControlStyle {
    var style = ControlStyle()
    let text = UIColor.label.engine
    style.normal = Look(fill: UIColor.systemGray5.engine, text: text)
    style.highlighted = Look(fill: UIColor.systemGray3.engine, text: text)
    style.selected = Look(fill: .white, text: text)
    style.disabled = Look(fill: UIColor.systemGray6.engine, text: UIColor.systemGray3.engine)
    style.track = UIColor.systemGray5.engine
    style.accent = UIColor.systemBlue.engine
    style.knob = .white
    style.pressedKnob = UIColor.systemGray6.engine
    style.focus = UIColor.systemOrange.engine
    style.cornerRadius = 7
    return style
  }
}

extension UIControl {
  /// Changes the style of the engine's control.
  func changeStyle(_ change: (inout ControlStyle) -> Void) {
    var style = engineControl.style ?? .uiKit
    change(&style)
    engineControl.style = style
  }
}

extension UIApplication {
  /// Makes a control of the engine for the object that is made next.
  func prepareView(_ make: (Scene, View) -> View) {
    let holder = scene.makeView()
    let view = make(scene, holder)
    view.removeFromSuperview()
    holder.destroy()
    existing.view = view
  }
}

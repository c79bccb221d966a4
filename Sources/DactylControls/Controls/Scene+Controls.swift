import Dactyl

extension Scene {
  /// The input settings of controls. A change of the minimum hit size costs a step for each control, any other nothing.
  public var controlSettings: ControlSettings {
    get { controls.settings }
    set {
      let old = controls.settings.minimumHitSize
      controls.settings = newValue
      guard newValue.minimumHitSize != old else { return }
      wantedHitSize = newValue.minimumHitSize.isFinite ? max(newValue.minimumHitSize, 0) : 0
      for entity in controls.entities(in: self) {
        let view = view(entity)
        view.hasMinimumHitSize = view.hasMinimumHitSize
      }
    }
  }

  /// The style of controls that have none of their own. Setting it shows all controls again.
  public var controlStyle: ControlStyle {
    get { controls.style }
    set {
      controls.style = newValue
      for entity in controls.entities(in: self) where isAlive(entity) { Control(entity, in: self).show() }
    }
  }
}

extension ControlTable {
  /// The controls, in no particular order. Allocates an array.
  func entities(in scene: Scene) -> [Entity] { (0..<rows.count).map { scene.entity(at: rows.owners[$0]) } }
}

extension Scene {
  /// The outline of a panel: one that is seen well where contrast is to be increased (AX30).
  func panelOutline(_ color: Color?) -> Color? { display.increasesContrast ? (color ?? .white).opacity(1) : color }
}

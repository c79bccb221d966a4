/// The intake of pinches and rotations on a touchpad. They are no touches, and only recognizers receive them (S-1,
/// PI7).
enum TransformIntake: StillPointerIntake {
  static let kind = InputKind.transform
  static let targetRule = Rule.PI7
  static let recognizerFlag = GestureFlags.takesTransform
  static let openInputs = GestureInputs.transform

  static func take(_ sample: TransformSample, in scene: Scene) {
    scene.inputs.modifiers = sample.modifiers
    guard !scene.ignores(.transform), sample.isSound else { return }
    let sequence = scene.inputs.pointer.transform
    let change = PointerInput.Change.transform(scale: sample.scale, rotation: sample.rotation)
    switch sample.phase {
    case .began where sequence.isOpen:
      // Its recognizers are reset first, and may take part in the next pinch.
      sequence.end(.ended, end, in: scene)
      scene.batch.takeAgain(.transform(sample))
    case .began: sequence.advance(at: sample.location, change, in: scene)
    case .moved: if sequence.isOpen { sequence.advance(at: sample.location, change, in: scene) }
    case .ended: sequence.end(.ended, change, in: scene)
    case .cancelled: sequence.end(.cancelled, change, in: scene)
    }
  }

  static var end: PointerInput.Change { .transform(scale: 1, rotation: 0) }
}

/// Text that is typed or composed. It goes to whoever edits text, and to nobody else.
enum TextIntake {
  static func take(_ text: InputPayload, in scene: Scene) {
    guard !scene.ignores(.text) else { return }
    let slot = scene.inputs.begin(.text, text, at: scene.now)
    scene.inputs.records[slot].comesInPhases = false
    scene.inputs.records[slot].isUnseen = false
    scene.inputs.end(slot)
    scene.inputs.arrived.append(slot)
    scene.settling.isNeeded = true
  }
}

import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// One interaction of every kind of input, and each hop that the log has of it, in order.
@Suite struct EveryKindTests {
  private struct Turn: CustomEvent {}
  private let stage = Stage()
  private var scene: Scene { stage.scene }

  @Test("The log has each hop of an input through the responder chain", arguments: InputKind.allCases)
  func hops(_ kind: InputKind) {
    switch kind {
    case .touch:
      stage.add(PanGestureRecognizer(), to: stage.card(), as: "pan")
      scene.decisions.turnOn()
      stage.one.drag(from: Point(10, 10), to: Point(60, 10))
      stage.one.lift()
      expect(
        "hitTest H7 card", "bindView T7 card", "bindGesture card pan", "deliver D8 began card",
        "handled T19 began card",
        "propose G2 began pan", "enter G2 began pan", "claim G47 card pan", "deliver D7 cancelled card",
        "handled T19 cancelled card", "action G2 began pan", "action G2 changed pan", "enter G2 ended pan",
        "action G2 ended pan", "enter G60 possible pan")
    case .press:
      let ship = responder { $0.answer = .handled }
      let tap = stage.add(TapGestureRecognizer(), to: ship, as: "tap").any
      tap.allowedPressTypes = [.key(.space)]
      tap.delegate.shouldReceivePress = { _, _ in false }
      stage.key(.space)
      stage.key(.space, .ended)
      expect("refuseGesture G12 tap", "bindView P5 ship", "handled T19 began ship", "handled T19 ended ship")
    case .scroll:
      addPan(to: scene.window.view)
      scene.decisions.turnOn()
      scroll()
      scene.advance(by: 1)
      expect(
        "hitTest H7 window", "bindGesture pan", "bindView S-5 window", "enter G2 began pan", "action G2 began pan",
        "enter G2 ended pan", "action G2 ended pan", "enter G60 possible pan")
    case .transform:
      stage.add(PinchGestureRecognizer(), to: stage.card(), as: "pinch")
      scene.decisions.turnOn()
      pinch(.began, 1)
      pinch(.moved, 2)
      pinch(.ended, 1)
      expect(
        "hitTest H7 card", "bindGesture pinch", "bindView PI7 card", "enter G2 began pinch", "action G2 began pinch",
        "enter G2 ended pinch", "action G2 ended pinch")
    case .hover:
      stage.add(HoverGestureRecognizer(), to: stage.card(), as: "hover")
      scene.decisions.turnOn()
      let mouse = Mouse(in: scene)
      mouse.move(to: Point(10, 10))
      mouse.move(to: Point(300, 300))
      expect(
        "hitTest H7 card", "bindGesture hover", "bindView HO1 card", "action G2 began hover", "bindView HO1 window",
        "action G2 ended hover")
    case .custom:
      responder { $0.answer = .handled }
      let turn = scene.begin(Turn(), at: Point(10, 10))
      if let turn { scene.update(turn, with: Turn()) }
      if let turn { scene.end(turn, with: Turn()) }
      expect(
        "hitTest H7 ship", "bindView D3 ship", "handled T19 began ship", "handled T19 moved ship",
        "handled T19 ended ship")
    case .motion:
      responder { $0.answer = .handled }
      scene.send(.motion(.began))
      scene.send(.motion(.ended))
      expect("bindView M1 ship", "handled T19 began ship", "bindView M1 ship", "handled T19 ended ship")
    case .remoteControl:
      responder { $0.answer = .handled }
      scene.beginReceivingRemoteControlEvents()
      scene.send(.remote(.play))
      expect("bindView X2 ship", "handled T19 began ship")
    case .text:
      let field = scene.addTextField(frame: Rect(0, 0, 100, 30))
      field.view.name = "field"
      scene.decisions.turnOn()
      field.view.becomeFirstResponder()
      scene.send(.text("a"))
      expect("becomeFirst R17 field", "bindView R32 field", "handled R32 field")
    }
  }

  @Test("The log has each hop of a key that undoes")
  func undo() {
    let ship = responder()
    scene.undoManager(from: ship.entity)?.registerUndo { stage.log.write("undone") }
    stage.press("z", .control)
    expect(
      "searchCommands R32 ship", "searchCommands R29 ship", "claim R34 window", "refuseView R33", "action R29 window",
      "undo R27 window")
    #expect(stage.lines.last == "undone")
  }

  @Test("The log has each hop when a window is hidden during a touchpad scroll")
  func hiddenWindow() {
    let window = scene.addWindow(frame: Rect(0, 0, 100, 100))
    window.view.name = "panel"
    addPan(to: window.view)
    scroll()
    scene.decisions.turnOn()
    window.isHidden = true
    expect("hideWindow W11 panel", "cancelInput W11 panel", "claim W11 panel", "enter G2 cancelled pan")
    #expect(stage.lines == ["pan began", "pan cancelled"])
  }

  @Test("The log has each hop when a device is removed")
  func removedDevice() {
    stage.card()
    let finger = Finger(1, in: scene, device: DeviceID(7))
    finger.press(at: Point(10, 10))
    scene.decisions.turnOn()
    scene.send(.device(.removed(DeviceID(7))))
    expect("removeDevice T22", "cancelInput T22", "claim T22 card", "deliver D8 cancelled card")
  }

  // MARK: The input

  /// A first responder of a hundred points square that records its calls.
  @discardableResult
  private func responder(_ change: (inout ResponderRecorder) -> Void = { _ in }) -> View {
    let view = stage.witness("ship", Rect(0, 0, 100, 100), in: nil, change)
    view.becomeFirstResponder()
    scene.decisions.turnOn()
    return view
  }

  private func addPan(to view: View) {
    var pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    stage.add(pan, to: view, as: "pan")
  }

  private func scroll() {
    scene.send(.scroll(ScrollSample(location: Point(50, 50), delta: Vector(0, 20), isContinuous: true)))
  }

  private func pinch(_ phase: TouchSamplePhase, _ scale: Float) {
    scene.send(.transform(TransformSample(phase: phase, location: Point(50, 50), scale: scale)))
  }

  // MARK: The expected records

  /// Checks that the log has these records in this order, with any others in between.
  private func expect(_ hops: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = scene.decisions.decisions.map(line)
    var rest = lines[...]
    for hop in hops {
      guard let found = rest.firstIndex(of: hop) else {
        Issue.record("no \"\(hop)\" from there on in \(lines)", sourceLocation: sourceLocation)
        return
      }
      rest = rest[(found + 1)...]
    }
  }

  /// A record in words: the decision, its rule, the state or phase, and the names.
  private func line(_ decision: Decision) -> String {
    var words = ["\(decision.kind)"]
    if decision.rule != .none { words.append(decision.rule.id) }
    switch decision.kind {
    case .propose, .enter: words.append(GestureState(rawValue: decision.detail).map { "\($0)" } ?? "?")
    case .action where decision.gesture != .none:
      words.append(GestureState(rawValue: decision.detail).map { "\($0)" } ?? "?")
    case .handled where decision.rule == .T19, .deliver:
      words.append(TouchPhase(rawValue: decision.detail).map { "\($0)" } ?? "?")
    default: break
    }
    if decision.view != .none, scene.isAlive(decision.view) { words.append(name(of: decision.view)) }
    if let gesture = scene.gesture(decision.gesture) { words.append(gesture.name ?? "gesture") }
    return words.joined(separator: " ")
  }

  private func name(of entity: Entity) -> String {
    if entity == scene.window.view.entity { return "window" }
    return scene.isView(entity.index) ? scene.view(entity).name ?? "view" : "entity"
  }
}

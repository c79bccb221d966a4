import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Buttons, toggles, sliders, steppers and segmented controls, by finger and by key.
@Suite struct ControlKindTests {
  private let stage = Stage()

  @Test("A button runs its action and shows its title, in the style of its state")
  func button() {
    var style = ControlStyle()
    style.highlighted.fill = .white
    stage.scene.controlStyle = style
    let button = stage.scene.addButton("Deal", frame: Rect(100, 100, 100, 44)) { _ in stage.log.write("deal") }
    button.setTitle("Out", for: .disabled)
    #expect(button.view[Label.self]?.text == "Deal" && button.view[Shape.self]?.fill == style.normal.fill)
    stage.one.press(at: Point(120, 120))
    #expect(button.view[Shape.self]?.fill == .white)
    stage.one.lift()
    #expect(stage.lines == ["deal"] && button.view[Shape.self]?.fill == style.normal.fill)
    button.isSelected = true
    #expect(button.view[Shape.self]?.fill == style.selected.fill)
    button.isEnabled = false
    #expect(button.view[Label.self]?.text == "Out" && button.view[Label.self]?.color == style.disabled.text)
    style.disabled.fill = .black
    button.style = style
    #expect(button.view[Shape.self]?.fill == .black)
  }

  @Test("A style's pictures replace shapes")
  func pictures() {
    var style = ControlStyle()
    style.highlighted.sprite = Sprite(Texture(id: 7, size: Size(8, 8)))
    let button = stage.scene.addButton(frame: Rect(100, 100, 100, 44))
    button.style = style
    stage.one.press(at: Point(120, 120))
    #expect(button.view[Sprite.self]?.texture.id == 7 && button.view[Shape.self] == nil)
    stage.one.lift()
    #expect(button.view[Sprite.self] == nil && button.view[Shape.self] != nil)
    button.view[Sprite.self] = Sprite(Texture(id: 8, size: Size(8, 8)))
    button.style = nil
    #expect(button.view[Sprite.self]?.texture.id == 8)
  }

  @Test("A game's own view is darkened while it is pressed, and restored afterwards")
  func feedback() {
    let control = stage.control(for: [])
    control.view[Shape.self] = Shape(.ellipse, fill: .white)
    stage.one.press(at: Point(150, 120))
    #expect((control.view[Shape.self]?.fill?.red ?? 1) < 0.8)
    stage.one.lift()
    #expect(control.view[Shape.self]?.fill == .white)
    control.isEnabled = false
    #expect((control.view[Shape.self]?.fill?.alpha ?? 1) < 0.5)
    control.isEnabled = true
    stage.scene.controlSettings.showsFeedback = false
    stage.one.press(at: Point(150, 120))
    #expect(control.view[Shape.self]?.fill == .white)
    stage.one.lift()
  }

  @Test("A toggle is switched by a tap, a drag and a key; not by the program (C19)")
  func toggle() {
    let toggle = stage.scene.addToggle(frame: Rect(100, 100, 60, 30)) { stage.log.write("\($0.isOn)") }
    toggle.isOn = true
    toggle.isOn = false
    #expect(stage.lines.isEmpty)
    stage.one.tap(at: Point(110, 110))
    #expect(stage.lines == ["true"])
    stage.one.drag(from: Point(150, 115), to: Point(95, 115), steps: 4)
    stage.one.lift()
    #expect(stage.lines == ["false"] && !toggle.isOn)
    stage.scene.requestFocus(at: toggle.view.entity)
    stage.type(.button(.a))
    #expect(stage.lines == ["true"])
    stage.one.drag(from: Point(150, 115), to: Point(350, 300), steps: 4)
    stage.one.lift()
    #expect(stage.lines.isEmpty && toggle.isOn)
    stage.type(.key(.space))
    #expect(stage.lines == ["false"])
  }

  @Test("A slider is moved by its knob, within its range and by its steps")
  func slider() {
    let slider = stage.scene.addSlider(range: 0...10, frame: Rect(100, 100, 228, 28)) { stage.log.write("\($0.value)") }
    slider.value = 20
    #expect(slider.value == 10)
    slider.value = .nan
    #expect(slider.value == 10)
    slider.value = 5
    #expect(stage.lines.isEmpty && slider.knobFrame == Rect(100, 0, 28, 28))
    stage.one.drag(from: Point(220, 110), to: Point(260, 110), steps: 2)
    #expect(stage.lines == ["6.0", "7.0"])
    stage.one.drag(to: Point(1000, 110), steps: 1)
    stage.one.lift()
    #expect(stage.lines == ["10.0"])
    stage.one.tap(at: Point(110, 110))
    #expect(slider.value == 10 && stage.lines.isEmpty)
    slider.movesKnobToTouch = true
    slider.step = 5
    stage.one.tap(at: Point(210, 110))
    #expect(stage.lines == ["5.0"])
  }

  @Test("A slider whose knob jumps to the finger reports touchDown first (C2)")
  func sliderOrder() {
    let slider = stage.scene.addSlider(range: 0...10, frame: Rect(100, 100, 228, 28))
    slider.movesKnobToTouch = true
    slider.record(as: "slider", in: stage.log)
    slider.addAction(for: .touchDown) { [stage] slider in stage.log.write("at \(slider.value) \(slider.isTracking)") }
    stage.one.tap(at: Point(214, 110))
    #expect(
      stage.lines == [
        "slider touchDown", "at 0.0 true", "slider valueChanged", "slider primary", "slider touchUpInside",
      ] && slider.value == 5)
    stage.one.press(at: Point(220, 110))
    #expect(slider.value == 5, "a finger on the knob takes it where it is")
    stage.one.move(to: Point(240, 110))
    stage.one.lift()
    #expect(slider.value == 6)
    stage.one.press(at: Point(294, 110))
    stage.one.move(to: Point(314, 110))
    #expect(slider.value == 10, "the knob that came to a finger is held in its middle")
    stage.one.lift()
    slider.addAction(for: .touchDown) { $0.isEnabled = false }
    stage.one.tap(at: Point(114, 110))
    #expect(slider.value == 10, "disabled by its first event")
  }

  @Test("A slider that is not continuous reports when the finger lifts")
  func lateSlider() {
    let slider = stage.scene.addSlider(range: 0...10, frame: Rect(100, 100, 228, 28)) { stage.log.write("\($0.value)") }
    slider.isContinuous = false
    stage.one.drag(from: Point(114, 110), to: Point(154, 110), steps: 2)
    #expect(stage.lines.isEmpty && slider.value == 2)
    stage.one.lift()
    #expect(stage.lines == ["2.0"])
  }

  @Test("Arrow keys, the directional pad and the left stick move a slider")
  func sliderKeys() {
    let slider = stage.scene.addSlider(range: 0...20, frame: Rect(100, 100, 228, 28)) { stage.log.write("\($0.value)") }
    stage.scene.requestFocus(at: slider.view.entity)
    stage.type(.key(.right))
    stage.type(.button(.dpadRight))
    stage.type(.button(.leftStickRight))
    stage.type(.key(.left))
    stage.type(.key(.left))
    stage.type(.button(.leftStickLeft))
    stage.type(.key(.left))
    #expect(stage.lines == ["1.0", "2.0", "3.0", "2.0", "1.0", "0.0"])
    slider.isEnabled = false
    stage.type(.key(.right))
    #expect(stage.lines.isEmpty)
  }

  @Test("A stepper counts within its range, by its halves and by keys")
  func stepper() {
    let stepper = stage.scene.addStepper(value: 1, range: 0...2, frame: Rect(100, 100, 100, 40)) {
      stage.log.write("\($0.value)")
    }
    stage.one.tap(at: Point(180, 120))
    stage.one.tap(at: Point(180, 120))
    #expect(stage.lines == ["2.0"])
    stepper.wraps = true
    stage.one.tap(at: Point(180, 120))
    #expect(stage.lines == ["0.0"])
    stage.scene.requestFocus(at: stepper.view.entity)
    stage.type(.key(.right))
    stage.type(.button(.dpadLeft))
    #expect(stage.lines == ["1.0", "0.0"])
    stage.one.drag(from: Point(180, 120), to: Point(390, 390), steps: 2)
    stage.one.lift()
    #expect(stage.lines.isEmpty)
  }

  @Test("A segmented control selects where the finger lifts, and by keys")
  func segments() {
    let segments = stage.scene.addSegmentedControl(["a", "b", "c"], selected: 0, frame: Rect(100, 100, 150, 44)) {
      stage.log.write("\($0.selectedSegment ?? -1)")
    }
    stage.one.drag(from: Point(110, 120), to: Point(220, 120), steps: 2)
    stage.one.lift()
    #expect(stage.lines == ["2"])
    stage.one.tap(at: Point(220, 120))
    #expect(stage.lines.isEmpty)
    stage.scene.requestFocus(at: segments.view.entity)
    stage.type(.key(.right))
    stage.type(.key(.left))
    #expect(stage.lines == ["1"])
    segments.selectedSegment = 7
    #expect(segments.selectedSegment == nil && stage.lines.isEmpty)
    let fills = segments.view.subviews.map { $0[Label.self]?.text ?? "" }
    #expect(fills == ["a", "b", "c"])
  }

  @Test("The parts of a control follow its frame, and are never hit themselves")
  func frames() {
    let slider = stage.scene.addSlider(value: 1, frame: Rect(0, 0, 100, 28))
    slider.frame = Rect(50, 50, 200, 28)
    #expect(slider.view.subviews.last?.frame == Rect(172, 0, 28, 28))
    #expect(stage.scene.hitTest(Point(240, 60)) == slider.view)
  }

  @Test("The parts of a control follow a frame that was set at the view, in the same frame")
  func framesOfViews() {
    let slider = stage.scene.addSlider(value: 1, frame: Rect(0, 0, 100, 28))
    let toggle = stage.scene.addToggle(isOn: true, frame: Rect(0, 50, 60, 30))
    let stepper = stage.scene.addStepper(frame: Rect(0, 100, 100, 40))
    let segments = stage.scene.addSegmentedControl(["a", "b"], frame: Rect(0, 150, 100, 40))
    let field = stage.scene.addTextField(frame: Rect(0, 200, 100, 30))
    stage.frame(at: 0)
    for view in [slider.view, toggle.view, stepper.view, segments.view, field.view] { view.frame.size.width = 200 }
    stage.frame(at: 16)
    #expect(slider.view.subviews.last?.frame == Rect(172, 0, 28, 28))
    #expect(toggle.view.subviews.last?.frame.maxX == 198)
    #expect(stepper.view.subviews.last?.frame == Rect(101, 1, 98, 38))
    #expect(segments.view.subviews.last?.frame == Rect(102, 2, 96, 36))
    #expect(field.view.subviews.first?.frame.size.width == 184)
  }

  @Test("A control's view with the game's own layout is laid out by both, and a resting frame lays out nothing")
  func ownLayout() {
    let slider = stage.scene.addSlider(value: 1, frame: Rect(0, 0, 100, 28))
    slider.view.onLayout = { [stage] _ in stage.log.write("layout") }
    stage.frame(at: 0)
    slider.view.frame.size.width = 200
    stage.frame(at: 16)
    stage.frame(at: 32)
    #expect(stage.lines == ["layout", "layout"] && slider.view.subviews.last?.frame.minX == 172)
    slider.view.onLayout = nil
    slider.view.frame.size.width = 300
    stage.frame(at: 48)
    #expect(stage.lines.isEmpty && slider.view.subviews.last?.frame.minX == 272)
  }

  @Test("All kinds are drawn")
  func drawn() {
    stage.scene.addButton("b", frame: Rect(0, 0, 100, 44))
    stage.scene.addToggle(frame: Rect(0, 50, 60, 30))
    stage.scene.addSlider(frame: Rect(0, 100, 100, 30))
    stage.scene.addStepper(frame: Rect(0, 150, 100, 40))
    stage.scene.addSegmentedControl(["x", "y"], frame: Rect(0, 200, 100, 40))
    stage.frame(at: 0)
    var shapes = 0
    var texts: [String] = []
    for item in stage.scene.drawList.items {
      switch item.content {
      case .shape: shapes += 1
      case .label(let label): texts.append(label.text)
      case .sprite: Issue.record("a sprite")
      }
    }
    #expect(shapes == 1 + 2 + 3 + 3 + 3 && texts == ["b", "-", "+", "x", "y"])
  }
}

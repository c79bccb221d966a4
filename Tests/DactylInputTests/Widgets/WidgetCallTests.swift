import Dactyl
import DactylTesting
import TestStage
import Testing

/// Calls of a widget that become due while its own code runs.
@Suite struct WidgetCallTests {
  /// A widget that records its calls and their returns, and runs the closure that a test has set for them.
  private struct Scripted: Widget {
    final class Script { var on: [String: (View) -> Void] = [:] }
    let name: String
    let log: CallLog
    let script = Script()

    private func receive(_ what: String, _ view: View) {
      log.write("\(name) \(what)")
      guard let body = script.on.removeValue(forKey: what) else { return }
      body(view)
      log.write("\(name) returns")
    }

    func handle(_ touches: Touches, _ phase: TouchPhase, in view: View, with event: Event) -> Handling {
      if phase == .began, let touch = touches.first { view.beginTracking(touch) }
      if phase == .ended || phase == .cancelled { view.endTrackingTouch() }
      receive("touches \(phase)", view)
      return .handled
    }
    func handle(_ presses: Presses, _ phase: PressPhase, in view: View, with event: Event) -> Handling {
      receive("presses \(phase)", view)
      return .handled
    }
    func trackedInputWasLost(in view: View) { receive("lost", view) }
    func canBecomeFirstResponder(_ view: View) -> Bool { true }
    func becameFirstResponder(_ view: View) { receive("became", view) }
    func resignedFirstResponder(_ view: View) { receive("resigned", view) }
    func layoutSubviews(of view: View) { receive("layout", view) }
  }

  private let stage = Stage()
  private var scene: Scene { stage.scene }
  private let center = Point(50, 50)

  /// A view that is a widget, laid out already.
  private func widget(_ name: String, _ y: Float = 0) -> (View, Scripted.Script) {
    let view = scene.addView(frame: Rect(0, y, 100, 100))
    let widget = Scripted(name: name, log: stage.log)
    view.setWidget(widget)
    scene.advance(by: 0.1)
    _ = stage.lines
    return (view, widget.script)
  }

  @Test("A widget may cancel and send input in its own call, and receives all that when it returns, in order")
  func input() {
    let (view, script) = widget("a")
    script.on["became"] = { [scene, stage, center] _ in
      stage.one.move(to: center + Vector(5, 0))
      scene.cancel(.all)
      stage.two.press(at: center)
      stage.key(.space)
    }
    stage.one.press(at: center)
    view.becomeFirstResponder()
    #expect(
      stage.lines == [
        "a touches began", "a became", "a returns", "a touches moved", "a touches cancelled", "a touches began",
        "a presses began",
      ])
    scene.cancel(.all)
  }

  @Test("A widget may become first responder and resign in its own call, and is notified of both when it returns")
  func firstResponder() {
    let (view, script) = widget("a")
    script.on["touches began"] = { view in
      #expect(view.becomeFirstResponder() && view.isFirstResponder)
      #expect(view.resignFirstResponder() && !view.isFirstResponder)
    }
    stage.one.tap(at: center)
    #expect(stage.lines == ["a touches began", "a returns", "a became", "a resigned", "a touches ended"])
    #expect(view.isAlive)
  }

  @Test("A widget may make another first in its own call: it resigns first, then the other becomes first (R17)")
  func handsOn() {
    let (view, script) = widget("a")
    let (other, _) = widget("b", 100)
    view.becomeFirstResponder()
    script.on["presses began"] = { _ in #expect(other.becomeFirstResponder()) }
    stage.key(.f1)
    #expect(stage.lines == ["a became", "a presses began", "a returns", "a resigned", "b became"])
  }

  @Test("A widget that destroys its view in its own call receives the pending ends when that returns (T21)")
  func ends() {
    let (view, script) = widget("a")
    stage.one.press(at: center)
    script.on["became"] = { [stage, center] view in
      stage.two.press(at: center)
      stage.one.move(to: center + Vector(5, 0))
      view.destroy()
    }
    view.becomeFirstResponder()
    #expect(stage.lines == ["a touches began", "a became", "a returns", "a touches cancelled", "a resigned"])
    stage.one.lift()
    stage.two.lift()
    #expect(stage.lines == [])
  }

  @Test("A widget that is replaced in its own call receives nothing more, and the new one the rest")
  func replaced() {
    let (_, script) = widget("a")
    script.on["touches began"] = { [log = stage.log] view in view.setWidget(Scripted(name: "b", log: log)) }
    stage.one.tap(at: center)
    #expect(stage.lines == ["a touches began", "a returns", "b touches ended"])
  }

  @Test(
    "A widget that requests layout in its own layout is laid out once more in the same pass", arguments: [true, false])
  func layout(isAtOnce: Bool) {
    let (view, script) = widget("a")
    script.on["layout"] = { view in
      view.setNeedsLayout()
      if isAtOnce { view.layoutIfNeeded() }
    }
    view.setNeedsLayout()
    scene.advance(by: 0.1)
    #expect(stage.lines == ["a layout", "a returns", "a layout"])
  }

  @Test("A frame in the middle of a widget's call does not lay it out: the next one does, and is requested")
  func frameInACall() {
    let (view, script) = widget("a")
    script.on["became"] = { [scene] view in
      view.setNeedsLayout()
      scene.advance(by: 0.1)
    }
    view.becomeFirstResponder()
    #expect(stage.lines == ["a became", "a returns"] && scene.needsFrame)
    scene.advance(by: 0.1)
    #expect(stage.lines == ["a layout"] && !scene.needsFrame)
  }

  @Test("During another of its calls a widget is not laid out, but before the frame is drawn it is")
  func layoutInACall() {
    let (_, script) = widget("a")
    script.on["touches began"] = { view in
      view.frame.size.width = 120
      view.layoutIfNeeded()
    }
    stage.one.press(at: center)
    #expect(stage.lines == ["a touches began", "a returns", "a layout"])
    stage.one.lift()
  }

  @Test(
    "A tracked touch that ends in the widget's own call is not lost: its end is delivered when that returns")
  func notLost() {
    let (view, script) = widget("a")
    stage.one.press(at: center)
    script.on["became"] = { [stage] _ in stage.one.lift() }
    view.becomeFirstResponder()
    scene.advance(by: 0.1)
    #expect(stage.lines == ["a touches began", "a became", "a returns", "a touches ended"])
  }

  @Test("A touch that is cancelled in the widget's own call is notified when that returns")
  func loses() {
    let (view, script) = widget("a")
    stage.one.press(at: center)
    script.on["became"] = { [stage] view in
      view.setResponder(TouchRecorder("own", in: stage.log, answer: .handled))
      stage.one.lift()
    }
    view.becomeFirstResponder()
    #expect(stage.lines == ["a touches began", "a became", "own touchesEnded 1", "a returns", "a lost"])
  }

  @Test("The game's responder of the same view is called while the widget is not, and vice versa")
  func ownResponder() {
    let (view, script) = widget("a")
    view.setResponder(
      ResponderRecorder("own", in: stage.log) { $0.on["became"] = { [stage, center] in stage.one.tap(at: center) } })
    script.on["became"] = { [stage] _ in stage.key(.f1) }
    view.becomeFirstResponder()
    #expect(
      stage.lines == [
        "a became", "own pressesBegan", "a returns", "a presses began", "own became", "a touches began",
        "a touches ended",
      ])
    stage.key(.f1, .ended)
  }
}

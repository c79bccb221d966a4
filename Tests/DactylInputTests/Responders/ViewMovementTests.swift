import Dactyl
import DactylTesting
import TestStage
import Testing

/// Responders that follow the moves of their views: UIKit's `willMove(toSuperview:)`, `didMoveToWindow()` and the like.
@Suite struct ViewMovementTests {
  private struct Follower: ViewResponder {
    let view: View
    let log: CallLog
    var on: [String: () -> Void] = [:]

    private func note(_ call: String) {
      log.write("\(view.name ?? "") \(call)")
      on[call]?()
    }
    private func name(_ view: View?) -> String { view?.name ?? "none" }
    mutating func willMove(toSuperview superview: View?) {
      note("willMove(toSuperview: \(name(superview))), in \(name(view.superview))")
    }
    mutating func didMoveToSuperview() { note("didMoveToSuperview \(name(view.superview))") }
    mutating func willMove(toWindow window: Window?) { note("willMove(toWindow: \(name(window?.view)))") }
    mutating func didMoveToWindow() { note("didMoveToWindow \(name(view.window?.view))") }
  }

  private func follower(
    _ name: String, on stage: Stage, in parent: View? = nil, _ on: [String: () -> Void] = [:]
  ) -> View {
    let view = stage.scene.makeView(frame: Rect(0, 0, 100, 100))
    view.name = name
    parent?.addSubview(view)
    view.setResponder(Follower(view: view, log: stage.log, on: on))
    return view
  }

  private func stage() -> Stage {
    let stage = Stage()
    stage.scene.window.view.name = "window"
    return stage
  }

  @Test("A view is notified before and after it enters and leaves a superview and a window")
  func cameAndWent() {
    let stage = stage()
    let card = follower("card", on: stage)
    stage.scene.window.view.addSubview(card)
    #expect(
      stage.lines == [
        "card willMove(toSuperview: window), in none", "card willMove(toWindow: window)",
        "card didMoveToSuperview window",
        "card didMoveToWindow window",
      ])
    card.removeFromSuperview()
    #expect(
      stage.lines == [
        "card willMove(toSuperview: none), in window", "card willMove(toWindow: none)", "card didMoveToSuperview none",
        "card didMoveToWindow none",
      ])
  }

  @Test("Within a window a moved view is notified of the superview alone, and its subviews not; reordering is no move")
  func withinWindow() {
    let stage = stage()
    let (left, right) = (stage.scene.addView(frame: Rect(0, 0, 9, 9)), stage.scene.addView(frame: Rect(9, 0, 9, 9)))
    (left.name, right.name) = ("left", "right")
    let card = follower("card", on: stage, in: left)
    _ = follower("inner", on: stage, in: card)
    right.addSubview(card)
    #expect(stage.lines == ["card willMove(toSuperview: right), in left", "card didMoveToSuperview right"])
    right.addSubview(card)
    card.bringToFront()
    #expect(stage.lines == [])
  }

  @Test(
    "Subviews of a moved view are notified of the window, the outer ones first, whether few or many")
  func subtree() {
    let stage = stage()
    let table = stage.scene.makeView(frame: Rect(0, 0, 100, 100))
    let outer = follower("outer", on: stage, in: table)
    for _ in 0..<3 { outer.addSubview(stage.scene.makeView(frame: Rect(0, 0, 1, 1))) }
    let inner = follower("inner", on: stage, in: outer)
    stage.scene.window.view.addSubview(table)
    let coming = [
      "outer willMove(toWindow: window)", "inner willMove(toWindow: window)", "outer didMoveToWindow window",
      "inner didMoveToWindow window",
    ]
    #expect(stage.lines == coming)
    table.removeFromSuperview()
    _ = stage.lines
    for _ in 0..<100 { inner.addSubview(stage.scene.makeView(frame: Rect(0, 0, 1, 1))) }
    stage.scene.window.view.addSubview(table)
    #expect(stage.lines == coming)
    let other = stage.scene.addWindow(frame: Rect(0, 0, 50, 50))
    other.view.name = "other"
    other.view.addSubview(outer)
    #expect(
      stage.lines == [
        "outer willMove(toSuperview: other), in none", "outer willMove(toWindow: other)",
        "inner willMove(toWindow: other)",
        "outer didMoveToSuperview other", "outer didMoveToWindow other", "inner didMoveToWindow other",
      ])
  }

  @Test("A destroyed view is notified that it will leave, and nothing after that")
  func end() {
    let stage = stage()
    let table = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    table.name = "table"
    _ = follower("card", on: stage, in: table)
    table.destroy()
    #expect(stage.lines == ["card willMove(toWindow: none)"])
  }

  @Test("A move that a handler undoes, or makes impossible, is notified by its result")
  func meddling() {
    let stage = stage()
    let (left, right) = (stage.scene.addView(frame: Rect(0, 0, 9, 9)), stage.scene.addView(frame: Rect(9, 0, 9, 9)))
    (left.name, right.name) = ("left", "right")
    var card: View?
    card = follower("card", on: stage, in: nil, ["willMove(toSuperview: left), in none": { right.addSubview(card!) }])
    left.addSubview(card!)
    #expect(card?.superview == right)
    #expect(stage.lines.last == "card didMoveToWindow window")
    var doomed: View?
    doomed = follower("doomed", on: stage, in: nil, ["willMove(toSuperview: left), in none": { doomed?.destroy() }])
    #expect(left.addSubview(doomed!) == false)
    #expect(left.subviews.isEmpty && doomed?.isAlive == false)
    var around: View?
    around = follower(
      "around", on: stage, in: nil, ["willMove(toSuperview: left), in none": { around?.addSubview(left) }])
    stage.diagnostics.expected = [.cycle]
    #expect(left.addSubview(around!) == false)
    #expect(left.superview == around)
  }

  @Test("A view whose responder is removed, or replaced by one without the calls, receives nothing more")
  func replaced() {
    let stage = stage()
    let card = follower("card", on: stage)
    card.setResponder(TouchRecorder("card", in: stage.log))
    stage.scene.window.view.addSubview(card)
    card.setResponder(Follower(view: card, log: stage.log))
    card.removeResponder()
    card.removeFromSuperview()
    #expect(stage.lines == [])
  }
}

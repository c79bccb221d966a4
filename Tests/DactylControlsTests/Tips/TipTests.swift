import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Tooltips and toasts.
@Suite struct TipTests {
  private func tooltip(_ stage: Stage) -> View? { stage.scene.windows.first { $0.view.name == "tooltip" }?.view }
  private func text(_ view: View?) -> String? { view?.subviews.first?.subviews.first?[Label.self]?.text }

  @Test("A tooltip is shown when the pointer has rested on its view, and goes with it")
  func resting() throws {
    let stage = Stage()
    let card = stage.card()
    card.tooltip = "A card"
    let mouse = Mouse(in: stage.scene)
    mouse.move(to: Point(50, 50))
    stage.scene.advance(by: 0.5)
    #expect(tooltip(stage) == nil)
    stage.scene.advance(by: 0.2)
    let shown = try #require(tooltip(stage))
    #expect(text(shown) == "A card")
    let panel = shown.subviews[0].frame
    #expect(panel.minY == 108 && panel.midX == 50 && panel.size.width < 100, "\(panel)")
    mouse.move(to: Point(60, 60))
    stage.scene.advance(by: 0.1)
    #expect(tooltip(stage) == shown)
    mouse.click(at: Point(60, 60))
    #expect(stage.lines == ["card touchesBegan 0", "card touchesEnded 0"], "It takes no touches")
    mouse.move(to: Point(300, 300))
    #expect(tooltip(stage) == nil)
    mouse.move(to: Point(50, 50))
    stage.scene.advance(by: 0.1)
    mouse.move(to: Point(300, 300))
    stage.scene.advance(by: 2)
    #expect(tooltip(stage) == nil && stage.scene.nextDeadline == nil)
  }

  @Test("It lies inside the scene, above its view where there is no room below, in as many lines as it needs")
  func placing() throws {
    let stage = Stage(size: Size(200, 200))
    let view = stage.view("low", Rect(150, 160, 50, 40))
    view.tooltip = "A text that is much too long for one line of so narrow a scene"
    Mouse(in: stage.scene).move(to: Point(170, 180))
    stage.scene.advance(by: 1)
    let panel = try #require(tooltip(stage)).subviews[0].frame
    #expect(panel.maxY == 152 && panel.minX >= 8 && panel.maxX <= 192 && panel.size.height > 50, "\(panel)")
  }

  @Test("A control shows it at once with the focus, another one instead, and a key that goes down hides it")
  func focus() {
    let stage = Stage()
    let keyboard = Keyboard(in: stage.scene)
    let buttons = (0..<2).map { stage.scene.addButton("\($0)", frame: Rect(20, 20 + 60 * Float($0), 80, 44)) }
    for button in buttons { button.view.tooltip = "Button \(button.title)" }
    keyboard.tap(.tab)
    stage.scene.advance(by: 0.05)
    #expect(text(tooltip(stage)) == "Button 0")
    keyboard.tap(.tab)
    stage.scene.advance(by: 0.05)
    #expect(text(tooltip(stage)) == "Button 1")
    keyboard.press(.f1)
    #expect(tooltip(stage) == nil)
    keyboard.release(.f1)
  }

  @Test("It goes when its text changes, its view leaves or ends, or the scene is resized")
  func ending() {
    let stage = Stage()
    let mouse = Mouse(in: stage.scene)
    func shown(_ change: (View) -> Void) -> Bool {
      let view = stage.view("view", Rect(0, 0, 100, 100))
      view.tooltip = "text"
      mouse.move(to: Point(50, 50))
      stage.scene.advance(by: 1)
      #expect(tooltip(stage) != nil)
      change(view)
      let isShown = tooltip(stage) != nil
      mouse.move(to: Point(300, 300))
      if view.isAlive { view.destroy() }
      return isShown
    }
    #expect(!shown { $0.tooltip = "other" })
    #expect(!shown { $0.tooltip = nil })
    #expect(!shown { $0.tooltip = "" })
    #expect(!shown { $0.removeFromSuperview() })
    #expect(!shown { $0.destroy() })
    #expect(!shown { _ in stage.scene.size = Size(300, 300) })
    #expect(stage.scene.windows.count == 1)
    let view = stage.card()
    view.tooltip = "text"
    #expect(view.gestureRecognizers.count == 1 && view.tooltip == "text")
    view.tooltip = nil
    #expect(view.gestureRecognizers.isEmpty && view.tooltip == nil)
  }

  @Test("A toast goes by itself, another one takes its place, and touches go through it")
  func toast() throws {
    let stage = Stage()
    stage.view("floor", Rect(0, 0, 400, 400))
    let first = try #require(stage.scene.showToast("Saved"))
    #expect(first.isShown && first.frame.maxY == 392 && first.frame.midX == 200)
    stage.one.tap(at: first.frame.center)
    #expect(stage.lines == ["floor touchesBegan 1", "floor touchesEnded 1"])
    let second = try #require(stage.scene.showToast("Deleted", seconds: 1))
    #expect(!first.isShown && second.isShown && stage.scene.shownToast === second)
    first.dismiss()
    stage.scene.advance(by: 0.9)
    #expect(second.isShown)
    stage.scene.advance(by: 0.2)
    #expect(!second.isShown && stage.scene.shownToast == nil && stage.scene.windows.count == 1)
    #expect(stage.scene.showToast("") == nil)
  }

  @Test("The button of a toast runs its action once, after the toast has gone, and keys stay where they were")
  func button() throws {
    let stage = Stage()
    let card = stage.witness("card", Rect(0, 0, 100, 100))
    #expect(card.becomeFirstResponder())
    _ = stage.lines
    let toast = try #require(
      stage.scene.showToast("3 mails deleted", button: "Undo") {
        stage.log.write("undo shown=\(stage.scene.shownToast != nil)")
        stage.scene.showToast("Back again")
      })
    stage.scene.advance(by: 0.3)
    #expect(stage.scene.window.isKey && card.isFirstResponder)
    let button = try #require(toast.button).view
    #expect(toast.frame.contains(button.convert(button.bounds.center, to: nil)))
    stage.one.tap(at: button.convert(button.bounds.center, to: nil))
    #expect(stage.lines == ["undo shown=false"] && stage.scene.shownToast?.text == "Back again")
    stage.scene.end()
    #expect(stage.scene.shownToast == nil)
  }

  @Test("A toast and an alert that outlive their scene are gone, and can be dismissed")
  func outliving() throws {
    var stage: Stage? = Stage()
    let toast = try #require(stage?.scene.showToast("Saved"))
    let alert = try #require(stage?.scene.presentAlert("Sure?", placeholders: ["name"]))
    stage?.scene.end()
    stage = nil
    toast.dismiss()
    alert.dismiss()
    #expect(!toast.isShown && toast.text.isEmpty && !alert.isShown && alert.texts == [""])
  }

  @Test("A scene goes back to a snapshot with a toast and a tooltip")
  func snapshots() throws {
    let stage = Stage()
    let card = stage.card()
    card.tooltip = "A card"
    Mouse(in: stage.scene).move(to: Point(50, 50))
    let toast = try #require(stage.scene.showToast("Saved", seconds: 1.3))
    stage.scene.advance(by: 1)
    let snapshot = stage.scene.snapshot()
    stage.scene.advance(by: 0.5)
    card.tooltip = nil
    #expect(!toast.isShown && tooltip(stage) == nil)
    stage.scene.restore(snapshot)
    #expect(toast.isShown && text(tooltip(stage)) == "A card" && card.tooltip == "A card")
    stage.scene.advance(by: 0.5)
    #expect(!toast.isShown)
  }
}

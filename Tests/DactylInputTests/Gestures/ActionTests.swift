import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// Actions added and removed (G24).
@Suite struct ActionTests {
  private struct Bench {
    let stage: Stage
    let view: View
    let tap: Gesture<TapGestureRecognizer>
    init(expecting kinds: Set<Diagnostic.Kind> = []) {
      stage = Stage(expecting: kinds)
      view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
      tap = view.addGestureRecognizer(TapGestureRecognizer())
    }
    @discardableResult
    func add(_ name: String, _ body: @escaping () -> Void = {}) -> Subscription {
      let log = stage.log
      return tap.addAction { _ in
        log.write(name)
        body()
      }
    }
    func play() -> [String] {
      stage.one.tap(at: Point(10, 10))
      stage.scene.advance(by: 1)
      return stage.lines
    }
  }

  @Test("G24: actions run in the order in which they were added, each once; an action added twice runs twice")
  func order() {
    let bench = Bench()
    for name in ["a", "b", "a", "c"] { bench.add(name) }
    #expect(bench.play() == ["a", "b", "a", "c"])
    #expect(bench.play() == ["a", "b", "a", "c"])
  }

  @Test("G24: a subscription removes one action, once; all may be removed, and others added afterwards")
  func removing() {
    let bench = Bench()
    let first = bench.add("a")
    bench.add("b")
    let third = bench.add("a")
    first.cancel()
    first.cancel()
    #expect(bench.play() == ["b", "a"])
    third.cancel()
    #expect(bench.play() == ["b"])
    bench.tap.any.removeAllActions()
    #expect(bench.play() == [])
    bench.add("d")
    third.cancel()
    #expect(bench.play() == ["d"])
  }

  @Test("The subscription of an action ends with its recognizer, and with all actions")
  func subscriptions() {
    let bench = Bench()
    let first = bench.add("a")
    #expect(first.isActive)
    bench.tap.any.removeAllActions()
    #expect(!first.isActive)
    let second = bench.add("b")
    #expect(second.isActive && bench.play() == ["b"])
    bench.view.destroy()
    #expect(!second.isActive)
    second.cancel()
  }

  @Test("An action that another one removes during the calls does not run; a running action may remove itself")
  func removedWhileRunning() {
    let bench = Bench()
    var later: Subscription?
    var own: Subscription?
    own = bench.add("a") {
      own?.cancel()
      later?.cancel()
    }
    bench.add("b")
    later = bench.add("c")
    bench.add("d")
    #expect(bench.play() == ["a", "b", "d"])
    #expect(bench.play() == ["b", "d"])
  }

  @Test("An action that is added during the calls runs from the next time on")
  func addedWhileRunning() {
    let bench = Bench()
    var isFirst = true
    bench.add("a") {
      if isFirst { bench.add("b") }
      isFirst = false
    }
    #expect(bench.play() == ["a"])
    #expect(bench.play() == ["a", "b"])
  }

  @Test("All actions may be removed while they run")
  func allRemovedWhileRunning() {
    let bench = Bench()
    bench.add("a") { bench.tap.any.removeAllActions() }
    bench.add("b")
    #expect(bench.play() == ["a"])
    #expect(bench.play() == [])
  }

  @Test("A recognizer that is removed, switched off or moved by its own action comes to rest")
  func ended() {
    let changes: [(Bench) -> Void] = [
      { $0.tap.remove() }, { $0.tap.isEnabled = false },
      { bench in bench.stage.scene.addView(frame: Rect(200, 0, 100, 100)).addGestureRecognizer(bench.tap.any) },
    ]
    for change in changes {
      let bench = Bench()
      bench.add("a") { change(bench) }
      #expect(bench.play() == ["a"])
      #expect(bench.play() == [])
      #expect(bench.stage.scene.activeGestures.isEmpty)
    }
  }

  @Test("Adding an action to a removed recognizer does nothing, and is reported")
  func removedRecognizer() {
    let bench = Bench(expecting: [.staleHandle])
    bench.tap.remove()
    let action = bench.add("a")
    action.cancel()
    bench.tap.any.removeAllActions()
    #expect(bench.play() == [])
    #expect(bench.stage.diagnostics.kinds == [.staleHandle])
  }

  // MARK: Moving between views

  @Test("G22: a moved recognizer keeps its actions, its name and its settings, and is on one view alone")
  func moving() {
    let bench = Bench()
    bench.add("a")
    let other = bench.stage.scene.addView(frame: Rect(200, 0, 100, 100))
    bench.tap.any.name = "tip"
    bench.tap.numberOfTapsRequired = 2
    bench.tap.delaysTouchesBegan = true
    bench.tap.any.delegate.shouldReceiveTouch = { _, touch in touch.location.x < 260 }

    other.addGestureRecognizer(bench.tap.any)

    #expect(bench.view.gestureRecognizers.isEmpty)
    #expect(other.gestureRecognizers == [bench.tap.any])
    #expect(bench.tap.view == other)
    #expect(bench.tap.any.name == "tip")
    #expect(bench.tap.numberOfTapsRequired == 2)
    #expect(bench.tap.delaysTouchesBegan)
    bench.stage.one.tap(at: Point(10, 10), count: 2)
    bench.stage.one.tap(at: Point(270, 10), count: 2)
    #expect(bench.stage.lines == [])
    bench.stage.one.tap(at: Point(210, 10), count: 2)
    #expect(bench.stage.lines == ["a"])
  }

  @Test("Moving a recognizer to its own view changes nothing, mid-gesture too; the first and the last may be moved")
  func movingWithin() {
    let bench = Bench()
    let pan = bench.view.addGestureRecognizer(PanGestureRecognizer()).record(as: "pan", in: bench.stage.log)
    let press = bench.view.addGestureRecognizer(LongPressGestureRecognizer())
    bench.stage.one.drag(from: Point(10, 10), to: Point(60, 10), steps: 1)
    bench.view.addGestureRecognizer(pan.any)
    bench.stage.one.lift()
    #expect(bench.stage.lines == ["pan began", "pan ended"])

    let other = bench.stage.scene.addView(frame: Rect(200, 0, 100, 100))
    other.addGestureRecognizer(bench.tap.any)
    #expect(bench.view.gestureRecognizers == [pan.any, press.any])
    other.addGestureRecognizer(press.any)
    other.addGestureRecognizer(pan.any)
    #expect(bench.view.gestureRecognizers == [])
    #expect(other.gestureRecognizers == [bench.tap.any, press.any, pan.any])
  }

  @Test(
    "A recognizer that is removed, of another scene or without a new view is not moved, and that is reported")
  func movingRefused() {
    let bench = Bench(expecting: [.staleHandle, .mismatchedViews])
    let elsewhere = Stage(expecting: [.mismatchedViews, .staleHandle])
    elsewhere.scene.addView(frame: Rect(0, 0, 10, 10)).addGestureRecognizer(bench.tap.any)
    #expect(bench.tap.view == bench.view)
    let gone = bench.stage.scene.addView(frame: Rect(0, 0, 10, 10))
    gone.destroy()
    gone.addGestureRecognizer(bench.tap.any)
    #expect(bench.tap.view == bench.view)
    bench.tap.remove()
    bench.view.addGestureRecognizer(bench.tap.any)
    #expect(bench.view.gestureRecognizers == [])
    #expect(bench.stage.diagnostics.kinds + elsewhere.diagnostics.kinds != [])
  }

  @Test("Destroying a view destroys a recognizer that was moved to it, and not one that was moved away")
  func movedAndDestroyed() {
    let bench = Bench()
    let other = bench.stage.scene.addView(frame: Rect(200, 0, 100, 100))
    other.addGestureRecognizer(bench.tap.any)
    bench.view.destroy()
    #expect(bench.tap.any.isAlive)
    other.destroy()
    #expect(!bench.tap.any.isAlive)
  }
}

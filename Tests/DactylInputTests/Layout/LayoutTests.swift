import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct LayoutTests {
  @Test("Only views that requested layout or were resized are laid out, once per frame, the outer ones first")
  func pass() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let middle = stage.scene.addView(frame: Rect(0, 0, 50, 50), to: outer)
    let inner = stage.scene.addView(frame: Rect(0, 0, 20, 20), to: middle)
    inner.onLayout = { _ in stage.log.write("inner") }
    outer.onLayout = { view in
      stage.log.write("outer")
      middle.frame = Rect(0, 0, view.bounds.size.width / 2, 50)
    }
    middle.onLayout = { view in
      stage.log.write("middle")
      inner.frame = Rect(0, 0, view.bounds.size.width / 2, 20)
    }
    stage.frame(at: 0)
    #expect(stage.lines == ["outer", "middle", "inner"])
    stage.frame(at: 10)
    #expect(stage.lines == [])

    outer.frame = Rect(0, 0, 200, 100)
    outer.frame = Rect(0, 0, 300, 100)
    #expect(stage.lines == [] && stage.scene.needsFrame)
    stage.frame(at: 20)
    #expect(stage.lines == ["outer", "middle", "inner"] && inner.frame.size.width == 75)

    outer.center = Point(90, 90)
    middle.bounds.origin = Point(5, 5)
    stage.frame(at: 30)
    #expect(stage.lines == [], "its size is the same")
    middle.setNeedsLayout()
    middle.setNeedsLayout()
    stage.frame(at: 40)
    #expect(stage.lines == ["middle"])
  }

  @Test("layoutIfNeeded lays out a view and its subviews at once, and no other view")
  func ifNeeded() {
    let stage = Stage()
    let (a, b) = (stage.scene.addView(frame: Rect(0, 0, 10, 10)), stage.scene.addView(frame: Rect(0, 0, 10, 10)))
    let inner = stage.scene.addView(frame: Rect(0, 0, 10, 10), to: a)
    for (view, name) in [(inner, "inner"), (b, "b"), (a, "a")] { view.onLayout = { _ in stage.log.write(name) } }
    a.layoutIfNeeded()
    #expect(stage.lines == ["a", "inner"])
    a.layoutIfNeeded()
    #expect(stage.lines == [])
    stage.frame(at: 0)
    #expect(stage.lines == ["b"])
  }

  @Test("A layout that is pending in the current pass is done at once when that is requested")
  func ifNeededInAPass() {
    let stage = Stage()
    let (a, b) = (stage.scene.addView(frame: Rect(0, 0, 10, 10)), stage.scene.addView(frame: Rect(0, 0, 10, 10)))
    a.onLayout = { _ in
      stage.log.write("a")
      b.layoutIfNeeded()
      stage.log.write("a returns")
    }
    b.onLayout = { _ in stage.log.write("b") }
    stage.frame(at: 0)
    #expect(stage.lines == ["a", "b", "a returns"])
  }

  @Test("A layout that is requested at once during itself is done when it returns, others at once")
  func ifNeededInItself() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    let inner = stage.scene.addView(frame: Rect(0, 0, 10, 10), to: outer)
    inner.onLayout = { _ in stage.log.write("inner") }
    var isFirst = true
    outer.onLayout = { view in
      stage.log.write("outer")
      guard isFirst else { return }
      isFirst = false
      view.setNeedsLayout()
      view.layoutIfNeeded()
      stage.log.write("returns")
    }
    stage.frame(at: 0)
    #expect(stage.lines == ["outer", "inner", "returns", "outer"])
  }

  @Test("Layouts that request each other at once for ever are stopped, and reported")
  func endlessAtOnce() {
    let stage = Stage(expecting: [.unsettled])
    let views = [0, 1].map { _ in stage.scene.addView(frame: Rect(0, 0, 100, 100)) }
    for (view, other) in [(views[0], views[1]), (views[1], views[0])] {
      view.onLayout = { _ in
        other.setNeedsLayout()
        other.layoutIfNeeded()
      }
    }
    stage.frame(at: 0)
    #expect(stage.diagnostics.kinds == [.unsettled])
  }

  @Test("Autoresized sizes reach the layouts of the views that follow")
  func autoresizing() {
    let stage = Stage()
    let view = stage.scene.addView(frame: Rect(10, 10, 380, 380))
    view.autoresizing = .flexibleSize
    var sizes: [Size] = []
    view.onLayout = { sizes.append($0.bounds.size) }
    stage.frame(at: 0)
    stage.scene.size = Size(500, 400)
    stage.frame(at: 10)
    #expect(sizes == [Size(380, 380), Size(480, 380)])
  }

  @Test("A layout may destroy its view, others that wait, and itself")
  func destroying() {
    let stage = Stage()
    let outer = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let inner = stage.scene.addView(frame: Rect(0, 0, 100, 100), to: outer)
    inner.onLayout = { _ in stage.log.write("inner") }
    outer.onLayout = { view in
      stage.log.write("outer")
      view.destroy()
    }
    stage.frame(at: 0)
    #expect(stage.lines == ["outer"] && !inner.isAlive)
    let other = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    other.onLayout = { _ in stage.log.write("other") }
    other.onLayout = nil
    other.setNeedsLayout()
    other.destroy()
    stage.frame(at: 10)
    #expect(stage.lines == [] && stage.scene.layout.handlers.count == 0)
  }

  @Test("A layout that always requests another is stopped, and reported")
  func endless() {
    let stage = Stage(expecting: [.unsettled])
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    var count = 0
    view.onLayout = {
      count += 1
      $0.setNeedsLayout()
    }
    stage.frame(at: 0)
    #expect(count == 100_000 && stage.diagnostics.kinds == [.unsettled])
  }
}

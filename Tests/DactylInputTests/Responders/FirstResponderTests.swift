import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct FirstResponderTests {
  @Test("R12-R14: by default no responder may become first; outside a window none can; again is no change")
  func becoming() {
    let stage = Stage()
    let plain = stage.view("plain", Rect(0, 0, 10, 10))
    let loose = stage.scene.makeView()
    loose.setResponder(ResponderRecorder("loose", in: stage.log))
    let a = stage.witness("a")

    #expect(!plain.becomeFirstResponder() && !loose.becomeFirstResponder())
    #expect(!stage.scene.addView(frame: .zero).becomeFirstResponder(), "without a responder")
    #expect(a.becomeFirstResponder() && a.becomeFirstResponder())
    #expect(stage.scene.firstResponder == a.entity && a.isFirstResponder)
    #expect(stage.lines == ["a became"])
  }

  @Test("R15-R17: the previous first responder resigns first; one that may not resign stays")
  func handingOver() {
    let stage = Stage()
    let a = stage.witness("a")
    let b = stage.witness("b")
    let never = stage.witness("never") { $0.canBecomeFirstResponder = false }
    a.becomeFirstResponder()
    #expect(!never.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder())
    #expect(stage.lines == ["a became", "a resigned", "b became"])
  }

  @Test("R16, R18: a responder that refuses to resign stays; after a resignation there is no first responder")
  func resigning() {
    let stage = Stage()
    let sticky = stage.witness("sticky") { $0.canResignFirstResponder = false }
    let b = stage.witness("b")
    sticky.becomeFirstResponder()
    #expect(!b.becomeFirstResponder() && !sticky.resignFirstResponder() && sticky.isFirstResponder)
    #expect(b.resignFirstResponder(), "was not, and that is well")

    sticky.removeFromSuperview()
    #expect(stage.scene.firstResponder == nil)
    #expect(b.becomeFirstResponder() && b.resignFirstResponder() && stage.scene.firstResponder == nil)
    #expect(stage.lines == ["sticky became", "sticky resigned", "b became", "b resigned"])
  }

  @Test("A responder may become first during its own call, and is notified when that returns")
  func inItsOwnCall() {
    let stage = Stage()
    var card: View?
    let view = stage.witness("card") {
      $0.handledEvents = .touches
      $0.on["touchesBegan"] = {
        stage.log.write("asks: \(card?.becomeFirstResponder() == true)")
        stage.log.write("is: \(card?.isFirstResponder == true)")
      }
    }
    card = view
    stage.one.press(at: Point(10, 10))
    #expect(stage.lines == ["card touchesBegan", "asks: true", "is: true", "card became"])
  }

  @Test("Becoming first while another resigns: the last request wins, and there is never more than one")
  func insideResigning() {
    let stage = Stage()
    let c = stage.witness("c")
    let b = stage.witness("b")
    let a = stage.witness("a") { $0.on["resigned"] = { c.becomeFirstResponder() } }
    a.becomeFirstResponder()
    #expect(!b.becomeFirstResponder())
    #expect(stage.scene.firstResponder == c.entity)
    #expect(stage.lines == ["a became", "a resigned", "c became"])
  }

  @Test("The next first responder may be destroyed, moved or replaced while the other resigns", arguments: 0..<3)
  func goneMeanwhile(variant: Int) {
    let stage = Stage()
    let b = stage.witness("b")
    let a = stage.witness("a") {
      $0.on["resigned"] = {
        switch variant {
        case 0: b.destroy()
        case 1: b.removeFromSuperview()
        default: stage.scene.addWindow(frame: Rect(0, 0, 10, 10)).view.addSubview(b)
        }
      }
    }
    a.becomeFirstResponder()
    #expect(!b.becomeFirstResponder() && stage.scene.firstResponder == nil)
    #expect(stage.lines == ["a became", "a resigned"])
  }

  @Test("After a responder that resigns as soon as it became first there is none")
  func resignsAtOnce() {
    let stage = Stage()
    var card: View?
    let view = stage.witness("a") { $0.on["became"] = { card?.resignFirstResponder() } }
    card = view
    view.becomeFirstResponder()
    #expect(stage.scene.firstResponder == nil && stage.lines == ["a became", "a resigned"])
  }

  @Test("R19: a responder that leaves the window resigns", arguments: 0..<4)
  func leaving(variant: Int) {
    let stage = Stage()
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    let box = stage.scene.addView(frame: .zero, to: window.view)
    let a = stage.witness("a", in: box)
    a.becomeFirstResponder()
    switch variant {
    case 0: box.removeFromSuperview()
    case 1: box.destroy()
    case 2: window.view.destroy()
    default: stage.scene.window.view.addSubview(box)
    }
    #expect(!a.isAlive || !a.isFirstResponder)
    #expect(stage.lines == ["a became", "a resigned"])
  }

  @Test("A controller that ends as first responder is notified that it resigned")
  func controllerEnds() {
    let stage = Stage()
    let controller = stage.root("a")
    #expect(controller.becomeFirstResponder())
    stage.scene.destroy(controller.entity)
    #expect(stage.lines.prefix(2) == ["a became", "a resigned"])
    #expect(stage.scene.firstResponder == nil && stage.scene.firstResponders.entries.isEmpty)
  }

  @Test("R10: each window has its own first responder")
  func perWindow() {
    let stage = Stage()
    let other = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    let (a, b) = (stage.witness("a"), stage.witness("b", in: other.view))
    #expect(a.becomeFirstResponder() && b.becomeFirstResponder())
    #expect(stage.scene.firstResponder == a.entity && stage.scene.firstResponder(of: other) == b.entity)
    other.makeKey()
    #expect(stage.scene.firstResponder == b.entity)
  }
}

@Suite struct KeyWindowTests {
  @Test("W8: a window that makes another one key in its own call resigns before that one becomes key")
  func keyInItsOwnCall() {
    let stage = Stage()
    let other = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    other.view.setResponder(ResponderRecorder("other", in: stage.log))
    stage.scene.window.view.setResponder(
      ResponderRecorder("main", in: stage.log) {
        $0.on["pressesBegan"] = { stage.log.write("asks: \(other.makeKey() && other.isKey)") }
      })
    stage.key(.space)
    #expect(stage.lines == ["main pressesBegan", "asks: true", "main resignedKey", "other becameKey"])
  }

  @Test("The main window is key until another becomes it: the old one resigns first, and no window is reordered (W8)")
  func handingOver() {
    let stage = Stage()
    let other = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    for (window, name) in [(stage.scene.window, "main"), (other, "other")] {
      window.view.setResponder(ResponderRecorder(name, in: stage.log))
    }
    #expect(stage.scene.keyWindow == stage.scene.window && stage.scene.window.isKey)
    stage.scene.window.bringToFront()
    #expect(other.makeKey() && other.isKey && !stage.scene.window.isKey)
    #expect(other.makeKey())
    #expect(stage.lines == ["main resignedKey", "other becameKey"])
    #expect(stage.scene.windows == [other, stage.scene.window])
    #expect(stage.scene.window.makeKeyAndVisible() && stage.scene.windows.last == stage.scene.window)
  }

  @Test("W9: touching a window does not make it key")
  func touching() {
    let stage = Stage()
    let other = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    stage.one.tap(at: Point(10, 10))
    #expect(!other.isKey)
  }

  @Test(
    "When the key window is hidden or destroyed, the front visible window becomes key", arguments: [true, false])
  func nextKey(isHidden: Bool) {
    let stage = Stage()
    let key = stage.scene.addWindow(frame: Rect(0, 0, 100, 100), level: 5)
    let next = stage.scene.addWindow(frame: Rect(0, 0, 100, 100), level: 1)
    let never = stage.scene.addWindow(frame: Rect(0, 0, 100, 100), level: 9)
    let hidden = stage.scene.addWindow(frame: Rect(0, 0, 100, 100), level: 3)
    never.canBecomeKey = false
    hidden.isHidden = true
    key.makeKey()
    key.view.setResponder(ResponderRecorder("key", in: stage.log))
    next.view.setResponder(ResponderRecorder("next", in: stage.log))

    if isHidden { key.isHidden = true } else { key.view.destroy() }

    #expect(next.isKey && !never.makeKey())
    #expect(stage.lines == ["key resignedKey", "next becameKey"])
  }

  @Test("W11, P7: hiding a window cancels its touches and its presses, once")
  func hiding() {
    let stage = Stage()
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    window.makeKey()
    window.view.setResponder(
      ResponderRecorder("w", in: stage.log) { $0.handledEvents = [.presses, .touchesBegan, .touchesCancelled] })
    stage.one.press(at: Point(10, 10))
    stage.key(.space)
    window.isHidden = true
    stage.one.lift()
    stage.key(.space, .ended)
    #expect(
      stage.lines == ["w touchesBegan", "w pressesBegan", "w touchesCancelled", "w pressesCancelled", "w resignedKey"])
  }

  @Test("Without a window that can be key, keys go to the window scene; the next one shown becomes key")
  func none() {
    let stage = Stage()
    stage.scene.setResponder(ResponderRecorder("scene", in: stage.log), of: stage.scene.windowScene)
    stage.scene.window.isHidden = true
    #expect(stage.scene.keyWindow == nil)
    stage.key(.space)
    #expect(stage.lines == ["scene pressesBegan"])
    stage.scene.window.isHidden = false
    #expect(stage.scene.window.isKey)
  }

  @Test("Making another window key while one resigns: the last request wins")
  func insideResigning() {
    let stage = Stage()
    let b = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    let c = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    stage.scene.window.view.setResponder(
      ResponderRecorder("a", in: stage.log) { $0.on["resignedKey"] = { c.makeKey() } })
    b.view.setResponder(ResponderRecorder("b", in: stage.log))
    c.view.setResponder(ResponderRecorder("c", in: stage.log))
    #expect(!b.makeKey() && c.isKey)
    #expect(stage.lines == ["a resignedKey", "c becameKey"])
  }

  @Test("A window that is destroyed while it becomes key, or resigns, is no longer in the scene")
  func endsItself() {
    let stage = Stage()
    let b = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    b.view.setResponder(ResponderRecorder("b", in: stage.log) { $0.on["becameKey"] = { b.view.destroy() } })
    #expect(!b.makeKey() && stage.scene.window.isKey)
    #expect(stage.lines == ["b becameKey", "b resignedKey"])
  }
}

import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct ViewControllerTests {
  private static let appears = ["a willAppear", "a didAppear"]
  private static let disappears = ["a willDisappear", "a didDisappear"]

  @Test("A view is loaded when it is first requested, and once")
  func loading() {
    let stage = Stage()
    let controller = stage.controller("a")
    #expect(controller.viewIfLoaded == nil)
    #expect(stage.lines == [])

    #expect(controller.view?.name == "a view")
    _ = controller.view

    #expect(stage.lines == ["a load", "a didLoad"])
  }

  @Test("A controller without loadView gets a view as large as the scene; without behavior, too")
  func plainView() {
    let stage = Stage(size: Size(320, 200))
    #expect(stage.controller("a") { $0.makesView = false }.view?.frame == Rect(0, 0, 320, 200))
    #expect(stage.scene.makeViewController().view?.frame == Rect(0, 0, 320, 200))
  }

  @Test("A destroyed view is loaded again")
  func loadingAgain() {
    let stage = Stage()
    let controller = stage.controller("a")
    controller.view?.destroy()
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view?.isAlive == true)
    #expect(stage.lines == ["a load", "a didLoad", "a load", "a didLoad"])
  }

  @Test("There is no view while it is loading")
  func loadingInLoading() {
    let stage = Stage()
    var seen: [Bool] = []
    let controller = stage.controller("a") { $0.on["load"] = { seen.append($0.view != nil) } }
    #expect(controller.view != nil)
    #expect(seen == [false])
  }

  @Test("A view appears when it enters a window, and disappears when it leaves, once each", arguments: 0..<6)
  func appearance(variant: Int) {
    let stage = Stage()
    let controller = stage.controller("a")
    guard let view = controller.view else { return }
    let box = stage.scene.makeView(frame: Rect(0, 0, 100, 100))
    box.addSubview(view)
    _ = stage.lines
    stage.expect([])

    stage.scene.window.view.addSubview(box)
    #expect(stage.lines == Self.appears)

    switch variant {
    case 0: view.removeFromSuperview()
    case 1: box.removeFromSuperview()
    case 2: stage.scene.window.isHidden = true
    case 3: box.destroy()
    case 4: stage.scene.makeView().addSubview(view)
    default: controller.destroy()
    }
    #expect(stage.lines == Self.disappears)
    #expect(controller.isAlive == (variant != 5))
  }

  @Test("Will-calls come before the change, and did-calls after it")
  func moments() {
    let stage = Stage()
    var isIn: [Bool] = []
    let note: (ViewController) -> Void = { isIn.append($0.viewIfLoaded?.superview != nil) }
    let controller = stage.controller("a") {
      for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] { $0.on[call] = note }
    }
    guard let view = controller.view else { return }
    stage.scene.window.view.addSubview(view)
    view.removeFromSuperview()
    #expect(isIn == [false, true, true, false])
  }

  @Test("In a hidden window no view appears until it is shown; moving within a window is no appearance")
  func hiddenWindow() {
    let stage = Stage()
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    window.isHidden = true
    let controller = stage.controller("a")
    guard let view = controller.view else { return }
    window.view.addSubview(view)
    #expect(stage.lines == ["a load", "a didLoad"])

    window.isHidden = false
    #expect(stage.lines == Self.appears)
    stage.scene.addView(frame: Rect(0, 0, 10, 10), to: window.view).addSubview(view)
    view.bringToFront()
    #expect(stage.lines == [])

    stage.scene.window.view.addSubview(view)
    #expect(stage.lines == ["a willDisappear", "a didDisappear", "a willAppear", "a didAppear"])
  }

  @Test("Outer controllers are notified first")
  func order() {
    let stage = Stage()
    let (inner, outer) = (stage.controller("inner"), stage.controller("outer"))
    outer.addChild(inner)
    if let innerView = inner.view { outer.view?.addSubview(innerView) }
    _ = stage.lines
    stage.scene.window.rootViewController = outer
    #expect(stage.lines == ["outer willAppear", "inner willAppear", "outer didAppear", "inner didAppear"])
  }

  @Test("R1-R3: view, its controller, the superview, the parent's controller; never directly from child to parent")
  func chain() {
    let stage = Stage()
    let parent = stage.root("parent")
    let child = stage.controller("child")
    #expect(parent.addChild(child))
    guard let parentView = parent.view, let childView = child.view else { return }
    let box = stage.scene.addView(frame: Rect(0, 0, 10, 10), to: parentView)
    box.addSubview(childView)

    #expect(
      stage.scene.responderChain(from: childView.entity) == [
        childView.entity, child.entity, box.entity, parentView.entity, parent.entity,
        stage.scene.window.view.entity, stage.scene.windowScene, stage.scene.application,
      ])
    #expect(child.parent == parent && parent.children == [child])

    childView.removeFromSuperview()
    #expect(stage.scene.nextResponder(after: child.entity) == .none)
  }

  @Test("R6: replacing the root view keeps the controller's position in the chain")
  func replacedView() {
    let stage = Stage()
    let controller = stage.root("a")
    guard let old = controller.view else { return }
    controller.view = stage.scene.addView(frame: Rect(0, 0, 10, 10))

    #expect(old.viewController == nil)
    #expect(stage.scene.nextResponder(after: old.entity) == stage.scene.window.view.entity)
    #expect(controller.view?.viewController == controller)
  }

  @Test("Parents and children form no circles, and a child has one parent")
  func families() {
    let stage = Stage(expecting: [.cycle])
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    #expect(a.addChild(b) && b.addChild(c))
    #expect(!c.addChild(a) && !a.addChild(a))
    #expect(stage.diagnostics.kinds == [.cycle, .cycle])
    #expect(a.addChild(c))
    #expect(b.children == [] && a.children == [b, c])
    c.removeFromParent()
    #expect(c.parent == nil && a.children == [b])
  }

  @Test("A controller is destroyed with its view and its children")
  func destroyed() {
    let stage = Stage()
    let parent = stage.root("a")
    let child = stage.controller("b")
    parent.addChild(child)
    let (view, childView) = (parent.view, child.view)
    parent.destroy()
    #expect(!parent.isAlive && !child.isAlive && view?.isAlive == false && childView?.isAlive == false)
    #expect(stage.scene.window.rootViewController == nil && stage.scene.controllers.count == 0)
  }

  @Test("A controller's destroyed entity leaves a plain view, and is still notified that its view disappeared")
  func entityEnds() {
    let stage = Stage()
    let controller = stage.root("a")
    let view = controller.view
    stage.scene.destroy(controller.entity)
    #expect(stage.lines == Self.disappears)
    #expect(view?.isAlive == true && view?.viewController == nil)
    if let view { #expect(stage.scene.nextResponder(after: view.entity) == stage.scene.window.view.entity) }
  }

  @Test("Destroying itself in any callback ends well, and every appearance has one disappearance")
  func destroysItself() {
    for call in ["load", "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"] {
      for isWindow in [false, true] {
        let stage = Stage(expecting: [.staleHandle])
        let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
        let controller = stage.controller("a") {
          $0.on[call] = { if isWindow { window.view.destroy() } else { $0.destroy() } }
        }
        window.rootViewController = controller
        if controller.isAlive { controller.viewIfLoaded?.removeFromSuperview() }
        stage.scene.advance(by: 0.1)

        let lines = stage.lines
        let note = Comment(rawValue: "\(call) \(isWindow): \(lines)")
        for kind in ["will", "did"] {
          let appeared = lines.filter { $0 == "a \(kind)Appear" }.count
          #expect(lines.filter { $0 == "a \(kind)Disappear" }.count >= appeared, note)
          #expect(appeared <= 1, note)
        }
        #expect(stage.scene.controllers.calls.isEmpty, note)
        #expect(controller.isAlive || !isWindow || controller.viewIfLoaded == nil, note)
      }
    }
  }

  @Test("A view that stays, since its new superview was destroyed meanwhile, appears again")
  func staysWhereItIs() {
    let stage = Stage()
    let other = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    let controller = stage.controller("a") { $0.on["willDisappear"] = { _ in other.view.destroy() } }
    guard let view = controller.view else { return #expect(Bool(false)) }
    stage.scene.window.view.addSubview(view)
    _ = stage.lines

    #expect(!other.view.addSubview(view))

    #expect(view.superview == stage.scene.window.view)
    #expect(stage.lines == ["a willDisappear", "a didDisappear", "a willAppear", "a didAppear"])
  }
}

import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct NavigationTests {
  @Test("Push and pop swap the views, and both are notified before and after")
  func pushAndPop() {
    let stage = Stage()
    let (title, game) = (stage.controller("title"), stage.controller("game"))
    let navigation = stage.scene.makeNavigationController(root: title)
    stage.scene.window.rootViewController = navigation.controller
    #expect(stage.lines.suffix(2) == ["title willAppear", "title didAppear"])
    #expect(title.view?.superview == navigation.controller.view && title.view?.frame == Rect(0, 0, 400, 400))

    #expect(navigation.push(game))
    #expect(
      stage.lines == [
        "game load", "game didLoad", "title willDisappear", "game willAppear", "title didDisappear", "game didAppear",
      ])
    #expect(navigation.viewControllers == [title, game] && navigation.top == game)
    #expect(title.view?.superview == nil && stage.scene.chainStart == game.entity)

    #expect(navigation.pop() == game)
    #expect(
      stage.lines == ["game willDisappear", "title willAppear", "game didDisappear", "title didAppear"])
    #expect(navigation.pop() == nil && game.isAlive && game.parent == nil)
  }

  @Test("Pop to root: only the top and the root controller are notified")
  func popToRoot() {
    let stage = Stage()
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    let navigation = stage.scene.makeNavigationController(root: a)
    stage.scene.window.rootViewController = navigation.controller
    navigation.push(b)
    navigation.push(c)
    _ = stage.lines
    #expect(navigation.popToRoot() == [b, c])
    #expect(stage.lines == ["c willDisappear", "a willAppear", "c didDisappear", "a didAppear"])
    #expect(navigation.viewControllers == [a] && b.parent == nil && c.parent == nil)
  }

  @Test("A destroyed controller is removed from the stack, and the one below is shown")
  func destroyed() {
    let stage = Stage(expecting: [.mismatchedControllers])
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let navigation = stage.scene.makeNavigationController(root: a)
    stage.scene.window.rootViewController = navigation.controller
    navigation.push(b)
    #expect(!navigation.push(a), "in the stack already")
    b.destroy()
    #expect(navigation.top == a && a.view?.window == stage.scene.window)
    a.destroy()
    #expect(navigation.top == nil && navigation.controller.view?.subviewCount == 0)
  }

  @Test("Pushing and popping from within callbacks ends with the top one shown, and no other")
  func withinCallbacks() {
    for call in ["load", "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"] {
      for pops in [false, true] {
        let stage = Stage()
        let (a, c) = (stage.controller("a"), stage.controller("c"))
        let navigation = stage.scene.makeNavigationController(root: a)
        stage.scene.window.rootViewController = navigation.controller
        let b = stage.controller("b") {
          $0.on[call] = { _ in if pops { navigation.pop() } else if c.parent == nil { navigation.push(c) } }
        }
        navigation.push(b)
        if navigation.top == b { navigation.pop() }
        stage.frame(at: 10)
        let shown = navigation.controller.view?.subviews ?? []
        let note = Comment(rawValue: "\(call) \(pops): \(stage.lines)")
        #expect(shown == navigation.top.flatMap(\.viewIfLoaded).map { [$0] } ?? [], note)
      }
    }
  }

  @Test("Replacing a window's root removes its view and the controllers it presented")
  func roots() {
    let stage = Stage(expecting: [.mismatchedControllers])
    let (a, b) = (stage.root("a"), stage.controller("b"))
    a.present(stage.controller("p"))
    _ = stage.lines
    stage.scene.window.rootViewController = b
    #expect(stage.scene.window.rootViewController == b && b.view?.superview == stage.scene.window.view)
    #expect(a.view?.superview == nil && a.presentedViewController == nil)
    #expect(
      stage.lines == [
        "b load", "b didLoad", "p willDisappear", "p didDisappear", "a willDisappear", "b willAppear", "a didDisappear",
        "b didAppear",
      ])
    let child = stage.controller("child")
    b.addChild(child)
    stage.scene.window.rootViewController = child
    #expect(stage.scene.window.rootViewController == b)
    stage.scene.window.rootViewController = nil
    #expect(stage.scene.window.rootViewController == nil && b.isAlive && stage.scene.window.view.subviewCount == 0)
  }

  @Test("The root's view follows the size of the window, and its controller lays it out")
  func resizing() {
    let stage = Stage()
    let root = stage.root("a")
    stage.frame(at: 0)
    _ = stage.lines
    stage.scene.send(.window(.resized(Size(640, 360))))
    #expect(root.view?.frame == Rect(0, 0, 640, 360))
    #expect(stage.lines == ["a didLayout"])
  }
}

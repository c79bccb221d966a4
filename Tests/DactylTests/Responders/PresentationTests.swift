import DactylTesting
import Testing

@testable import Dactyl

@Suite struct PresentationTests {
  @Test("R2: who is presented stands before who presents, above in the window")
  func presenting() {
    let stage = Stage()
    let game = stage.root("game")
    let pause = stage.controller("pause")
    #expect(game.present(pause))

    #expect(stage.lines == ["pause load", "pause didLoad", "pause willAppear", "pause didAppear"])
    #expect(pause.view?.superview == stage.scene.window.view && pause.view?.frame == Rect(0, 0, 400, 400))
    #expect(stage.scene.hitTest(Point(10, 10)) == pause.view)
    #expect(stage.scene.nextResponder(after: pause.entity) == game.entity)
    #expect(stage.scene.chainStart == pause.entity)
    #expect(game.presentedViewController == pause && pause.presentingViewController == game)

    stage.key(.escape)
    #expect(stage.linesWithoutLayouts == ["pause pressesBegan", "game pressesBegan"])

    #expect(pause.dismiss())
    #expect(
      stage.lines == ["pause willDisappear", "pause pressesCancelled", "game pressesCancelled", "pause didDisappear"])
    #expect(game.presentedViewController == nil && stage.scene.chainStart == game.entity)
    #expect(!game.dismiss() && pause.isAlive)
  }

  @Test("Nested presentations go from the top, however far below the word is said")
  func nested() {
    let stage = Stage()
    let (a, b, c) = (stage.root("a"), stage.controller("b"), stage.controller("c"))
    #expect(a.present(b) && b.present(c))
    _ = stage.lines
    #expect(a.dismiss())
    #expect(stage.lines == ["c willDisappear", "c didDisappear", "b willDisappear", "b didDisappear"])
    #expect(a.presentedViewController == nil && b.presentedViewController == nil && c.presentingViewController == nil)
    #expect(stage.scene.controllers.presentations == 0)
  }

  @Test("What can't be presented is refused, and nothing has changed")
  func refused() {
    let stage = Stage(expecting: [.mismatchedControllers, .cycle])
    let (a, b, c) = (stage.root("a"), stage.controller("b"), stage.controller("c"))
    #expect(!b.present(c), "in no window")
    #expect(!a.present(a), "itself")
    #expect(a.present(b))
    #expect(!a.present(c), "presents another")
    #expect(!c.present(b), "is presented")
    #expect(!b.present(a), "goes round")
    c.addChild(stage.controller("d"))
    if let child = c.children.first { #expect(!b.present(child), "is a child") }
    #expect(a.presentedViewController == b && b.presentedViewController == nil)
  }

  @Test("The first responder gives way to who is presented, and is it again afterwards")
  func firstResponder() {
    let stage = Stage()
    let game = stage.root("game")
    let ship = stage.witness("ship", in: game.view)
    #expect(ship.becomeFirstResponder())
    let pause = stage.controller("pause")
    game.present(pause)
    #expect(stage.scene.firstResponder == nil)
    pause.dismiss()
    #expect(ship.isFirstResponder)
    game.present(pause)
    ship.destroy()
    pause.dismiss()
    #expect(stage.scene.firstResponder == nil)
  }

  @Test("Dismissing and presenting from within callbacks", arguments: ["willAppear", "didAppear"])
  func withinCallbacks(call: String) {
    let stage = Stage()
    let game = stage.root("game")
    let pause = stage.controller("pause") { $0.on[call] = { $0.dismiss() } }
    game.present(pause)
    stage.frame(at: 10)

    #expect(pause.viewIfLoaded?.superview == nil && game.presentedViewController == nil)
    let lines = stage.lines.filter { $0.contains("ppear") || $0.contains("isappear") }
    #expect(
      lines == ["pause willAppear", "pause didAppear", "pause willDisappear", "pause didDisappear"]
        || lines == ["pause willAppear", "pause willDisappear", "pause didDisappear"])
  }

  @Test("A controller that presents from its own code hears in order, when that returns")
  func ownCode() {
    let stage = Stage()
    let shop = stage.controller("shop")
    let navigation = stage.scene.makeNavigationController(root: stage.controller("title"))
    stage.scene.window.rootViewController = navigation.controller
    let log = stage.log
    navigation.top?.setResponder(
      Scribe("title", in: log) {
        $0.actions = ["shop"]
        $0.doing = {
          navigation.push(shop)
          log.write("pushed")
        }
      })
    _ = stage.lines
    if let title = navigation.top { stage.scene.sendAction("shop", to: title.entity) }
    #expect(
      stage.lines == [
        "title performs shop", "shop load", "shop didLoad", "pushed", "title willDisappear", "shop willAppear",
        "title didDisappear", "shop didAppear",
      ])
  }

  @Test("Whoever goes takes the presentation along", arguments: 0..<5)
  func ends(way: Int) {
    let stage = Stage()
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    game.present(pause)
    _ = stage.lines
    switch way {
    case 0: game.destroy()
    case 1: pause.destroy()
    case 2: pause.view?.destroy()
    case 3: stage.scene.destroy(pause.entity)
    default: stage.scene.destroy(game.entity)
    }
    #expect(stage.lines.filter { $0.hasPrefix("pause") } == ["pause willDisappear", "pause didDisappear"])
    #expect(stage.scene.controllers.presentations == 0)
    #expect(!pause.isAlive || pause.presentingViewController == nil)
    #expect(!game.isAlive || game.presentedViewController == nil)
  }
}

@Suite struct NavigationTests {
  @Test("Push and pop swap the views, and both hear before and after")
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

  @Test("Pop to root: only the top one and the first one hear")
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

  @Test("A controller of the stack that is destroyed leaves it, and the one below is shown")
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

  @Test("Pushing and popping from within callbacks ends with the top one shown, and alone")
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

  @Test("A window's root is swapped as a whole, with whom it presented")
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

  @Test("The root's view follows the size of the window, and its controller lays out")
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

import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct PresentationTests {
  @Test("R2: a presented controller precedes its presenter in the chain, and is above it in the window")
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

  @Test("R11: keys go to the presented controller, wherever its view lies among the others")
  func keysToPresented() {
    let stage = Stage()
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    #expect(game.present(pause))
    game.view?.bringToFront()
    _ = stage.lines
    stage.key(.space)
    #expect(stage.linesWithoutLayouts == ["pause pressesBegan", "game pressesBegan"])
  }

  @Test("Nested presentations are dismissed from the top, however far below dismiss is called")
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

  @Test("An invalid presentation is refused, and changes nothing")
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
    let other = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    other.rootViewController = stage.controller("e")
    if let root = other.rootViewController { #expect(!b.present(root), "is a window's root") }
    #expect(a.presentedViewController == b && b.presentedViewController == nil)
  }

  @Test("The first responder resigns for a presented controller, and is restored afterwards")
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

  @Test(
    "Appearances while a controller could not be called are not delivered late; the dead receive ends alone"
  )
  func unreported() {
    let stage = Stage(expecting: [.staleHandle])
    let pause = stage.controller("pause")
    let help = stage.controller("help")
    let game = stage.controller("game") {
      $0.on["didAppear"] = {
        $0.present(pause)
        pause.dismiss()
        $0.present(help)
        help.destroy()
      }
    }
    stage.scene.window.rootViewController = game
    stage.frame(at: 10)
    let lines = stage.linesWithoutLayouts
    #expect(
      lines == [
        "game load", "game didLoad", "game willAppear", "game didAppear", "pause load", "pause didLoad", "help load",
        "help didLoad",
      ])
    #expect(!help.isAlive && game.presentedViewController == nil && stage.scene.controllers.calls.isEmpty)
  }

  @Test("Two controllers that dismiss each other for ever are stopped, which is reported")
  func forEver() {
    let stage = Stage(expecting: [.unsettled])
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let navigation = stage.scene.makeNavigationController(root: a)
    a.setResponder(ControllerRecorder("a", in: stage.log) { $0.on["didAppear"] = { _ in navigation.push(b) } })
    b.setResponder(ControllerRecorder("b", in: stage.log) { $0.on["didAppear"] = { _ in navigation.pop() } })
    stage.scene.window.rootViewController = navigation.controller
    #expect(stage.diagnostics.kinds.contains(.unsettled))
    a.setResponder(ControllerRecorder("a", in: stage.log))
    b.setResponder(ControllerRecorder("b", in: stage.log))
    stage.frame(at: 10)
    #expect(stage.scene.controllers.calls.isEmpty)
  }

  @Test(
    "A controller that is covered or replaced before it appeared leaves nothing behind", arguments: [false, true])
  func overtaken(isRoot: Bool) {
    let stage = Stage()
    let (a, c) = (stage.controller("a"), stage.controller("c"))
    let navigation = stage.scene.makeNavigationController(root: a)
    if !isRoot { stage.scene.window.rootViewController = navigation.controller }
    let view = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    let b = stage.controller("b") {
      $0.on["willAppear"] = { _ in
        if isRoot { stage.scene.window.rootViewController = c } else { navigation.push(c) }
      }
    }
    if isRoot { stage.scene.window.rootViewController = b } else { navigation.push(b) }
    view.destroy()
    let container = isRoot ? stage.scene.window.view : navigation.controller.view
    #expect(container?.subviews == c.view.map { [$0] } && b.viewIfLoaded?.superview == nil)
  }

  @Test("A controller that is moved while it is presented stays there: the later request wins")
  func laterWord() {
    let stage = Stage()
    let box = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    let b = stage.controller("b") { $0.on["willAppear"] = { if let view = $0.viewIfLoaded { box.addSubview(view) } } }
    guard let view = b.view else { return }
    #expect(!stage.scene.window.view.addSubview(view) && view.superview == box)
    #expect(stage.lines.suffix(2) == ["b willAppear", "b didAppear"])
    let other = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    b.setResponder(
      ControllerRecorder("b", in: stage.log) {
        $0.on["willDisappear"] = { if let view = $0.viewIfLoaded { other.addSubview(view) } }
      })
    view.removeFromSuperview()
    #expect(
      view.superview == other && stage.lines == ["b willDisappear", "b didDisappear", "b willAppear", "b didAppear"])
  }

  @Test("A controller that presents from its own code is notified in order, when that returns")
  func ownCode() {
    let stage = Stage()
    let shop = stage.controller("shop")
    let navigation = stage.scene.makeNavigationController(root: stage.controller("title"))
    stage.scene.window.rootViewController = navigation.controller
    let log = stage.log
    navigation.top?.setResponder(
      ControllerRecorder("title", in: log) {
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

  @Test("Destroying a controller ends its presentation", arguments: 0..<5)
  func ends(variant: Int) {
    let stage = Stage()
    let (game, pause) = (stage.root("game"), stage.controller("pause"))
    game.present(pause)
    _ = stage.lines
    switch variant {
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
  @Test("Destroying a controller destroys what it and its children present, and their children")
  func destroysPresented() {
    let stage = Stage()
    let (game, pause, help) = (stage.root("game"), stage.controller("pause"), stage.controller("help"))
    let tip = stage.controller("tip")
    help.addChild(tip)
    #expect(game.present(pause) && pause.present(help))
    let views = [game, pause, help, tip].map(\.view)
    _ = stage.lines
    game.destroy()
    #expect(
      stage.lines == [
        "help willDisappear", "help didDisappear", "pause willDisappear", "pause didDisappear", "game willDisappear",
        "game didDisappear",
      ])
    #expect(![game, pause, help, tip].contains(where: \.isAlive) && !views.contains { $0?.isAlive == true })
    #expect(stage.scene.controllers.count == 0 && stage.scene.controllers.presentations == 0)
  }

  @Test("A controller presented elsewhere while its presenter is destroyed survives")
  func presentedElsewhere() {
    let stage = Stage()
    let game = stage.root("game")
    let window = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    let other = stage.controller("other")
    window.rootViewController = other
    let pause = stage.controller("pause") {
      $0.on["didDisappear"] = {
        $0.dismiss()
        other.present($0)
      }
    }
    #expect(game.present(pause))
    game.destroy()
    #expect(!game.isAlive && pause.isAlive && pause.presentingViewController == other)
  }
}

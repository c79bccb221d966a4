import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The focus in a game, beside the scenarios of `Tests/Scenarios/focus`.
@Suite struct FocusTests {
  let stage = Stage(size: Size(800, 600))
  var scene: Scene { stage.scene }

  @discardableResult
  private func tile(_ name: String, _ frame: Rect, in parent: View? = nil) -> View {
    let view = scene.addView(frame: frame, to: parent)
    view.name = name
    view.canBecomeFocused = true
    return view
  }

  private func grid(_ columns: Int, _ rows: Int, in parent: View? = nil) -> [View] {
    (0..<columns * rows).map {
      tile("\($0)", Rect(20 + 70 * Float($0 % columns), 20 + 70 * Float($0 / columns), 60, 60), in: parent)
    }
  }

  private func strike(_ key: Key) {
    scene.send(.key(KeySample(key, isDown: true)))
    scene.advance(by: 0.02)
    scene.send(.key(KeySample(key, isDown: false)))
    scene.advance(by: 0.02)
  }

  private var name: String? { scene.focusedItem?.name }

  @Test("F13: a held key repeats after a while, faster and faster, and stops at the end")
  func held() {
    let tiles = grid(10, 1)
    scene.requestFocus(at: tiles[0].entity)
    scene.send(.key(KeySample(.right, isDown: true)))
    scene.advance(by: 0.39)
    #expect(name == "1")
    scene.advance(by: 0.02)
    #expect(name == "2")
    scene.advance(by: 0.16)
    #expect(name == "3")
    var failures = 0
    scene.focusDelegate.movementDidFail = { _, _ in failures += 1 }
    scene.advance(by: 2)
    #expect(name == "9" && failures == 1)
    scene.send(.key(KeySample(.right, isDown: false)))
    scene.send(.press(PressSample(.button(.leftStickLeft), .began)))
    scene.advance(by: 0.1)
    scene.send(.press(PressSample(.button(.leftStickLeft), .ended, force: 0)))
    scene.advance(by: 1)
    #expect(name == "8", "it ends with the press")
  }

  @Test("F14: the focused item is scrolled into view")
  func sight() {
    let list = scene.addView(frame: Rect(0, 0, 300, 200)).makeScrollView(contentSize: ScrollSize(300, 2000))
    let tiles = (0..<20).map { tile("\($0)", Rect(10, 10 + 100 * Float($0), 280, 80), in: list.view) }
    scene.requestFocus(at: tiles[0].entity)
    for _ in 0..<5 { strike(.down) }
    scene.advance(by: 1)
    #expect(name == "5" && list.contentOffset.y >= 590 - 200 && list.contentOffset.y <= 510)
  }

  @Test("A ring surrounds the focused item once keys were used, and disappears with fingers and the mouse")
  func ring() throws {
    func rings() -> [Rect] {
      scene.windows.filter { $0.view.name == "focus" }.flatMap { $0.view.subviews.map(\.frame) }
    }
    let tiles = grid(2, 1)
    stage.one.tap(at: Point(700, 500))
    scene.requestFocus(at: tiles[0].entity)
    scene.advance(by: 0.1)
    #expect(rings().isEmpty, "no key was used yet")
    strike(.right)
    scene.advance(by: 0.1)
    #expect(rings() == [Rect(86, 16, 68, 68)])
    tiles[1].frame.origin.y += 100
    scene.advance(by: 0.1)
    #expect(rings() == [Rect(86, 116, 68, 68)])
    stage.one.tap(at: Point(700, 500))
    scene.advance(by: 0.1)
    #expect(rings().isEmpty && tiles[1].isFocused && !tiles[1].showsFocus)
    strike(.left)
    tiles[0].showsFocusRing = false
    scene.advance(by: 0.1)
    #expect(rings().isEmpty && tiles[0].showsFocus)
    scene.focusStyle.lift = 1.2
    strike(.right)
    scene.advance(by: 1)
    #expect(abs(tiles[1].transform.a - 1.2) < 0.001)
    strike(.left)
    scene.advance(by: 1)
    #expect(tiles[1].transform == .identity)
  }

  @Test("A ring is visible from the start where a game requests the focus, before any input, and not before")
  func ringAtStart() {
    func hasRing() -> Bool { scene.windows.contains { $0.view.name == "focus" } }
    let tiles = grid(2, 1)
    scene.advance(by: 0.1)
    #expect(!hasRing())
    scene.requestFocus(at: tiles[0].entity)
    scene.advance(by: 0.1)
    #expect(hasRing() && tiles[0].showsFocus, "the first arrow leads on from it")
    stage.one.tap(at: Point(700, 500))
    scene.advance(by: 0.1)
    #expect(!hasRing() && tiles[0].isFocused)
  }

  @Test("A named neighbour comes before the item in that direction")
  func neighbor() {
    let tiles = grid(3, 1)
    tiles[0].setNextFocusItem(tiles[2], .right)
    scene.requestFocus(at: tiles[0].entity)
    #expect(scene.nextFocusItem(.right) == tiles[2])
    scene.moveFocus(.right)
    #expect(name == "2")
    tiles[2].setNextFocusItem(tiles[0], .left)
    tiles[0].isHidden = true
    scene.moveFocus(.left)
    #expect(name == "1", "it can't be reached")
  }

  @Test("F19: a view that names a group remembers the focused item in it")
  func memory() {
    let (left, right) = (scene.addView(frame: Rect(0, 0, 300, 300)), scene.addView(frame: Rect(400, 0, 300, 300)))
    left.focusGroupIdentifier = "left"
    let own = grid(2, 2, in: left)
    let others = grid(2, 2, in: right)
    scene.requestFocus(at: own[3].entity)
    scene.requestFocus(at: others[0].entity)
    scene.requestFocus(at: left.entity)
    #expect(scene.focusedItem == own[3])
  }

  @Test(
    "F12: a lost focus is restored with any item that becomes eligible, for whatever reason",
    arguments: [true, false])
  func comingWithinReach(isItself: Bool) {
    let menu = scene.addView(frame: Rect(0, 0, 300, 200))
    let item = tile("item", Rect(20, 20, 60, 60), in: menu)
    let changed = isItself ? item : menu
    let around = isItself ? menu : scene.window.view
    scene.moveFocus(.next)
    let variants: [((View) -> Void, (View) -> Void)] = [
      ({ $0.isHidden = true }, { $0.isHidden = false }),
      ({ $0.alpha = 0 }, { $0.alpha = 0.5 }),
      ({ $0.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = true }),
      ({ $0.removeFromSuperview() }, { around.addSubview($0) }),
      ({ _ in item.canBecomeFocused = false }, { _ in item.canBecomeFocused = true }),
    ]
    for (take, give) in variants {
      scene.advance(by: 0.02)
      #expect(name == "item")
      take(changed)
      scene.advance(by: 0.02)
      #expect(name == nil)
      give(changed)
    }
    scene.advance(by: 0.02)
    #expect(name == "item")
  }

  @Test("A list that is covered as a whole comes to rest, though items scrolled into view there are covered")
  func coveredList() {
    let list = scene.addView(frame: Rect(50, 100, 300, 200)).makeScrollView(contentSize: ScrollSize(300, 1000))
    let tiles = [20, 180, 400, 900].map { tile("\($0)", Rect(10, $0, 60, 40), in: list.view) }
    scene.requestFocus(at: tiles[0].entity)
    scene.addView(frame: Rect(40, 90, 320, 215))
    scene.advance(by: 5)
    let offset = list.contentOffset
    #expect(!list.isMoving)
    scene.advance(by: 1)
    #expect(list.contentOffset == offset && !list.isMoving)
    // On request it is scrolled into view again.
    scene.windows[0].view.subviews.last?.removeFromSuperview()
    scene.advance(by: 1)
    scene.requestFocus(at: tiles[list.contentOffset.y > 300 ? 0 : 3].entity)
    scene.advance(by: 1)
    #expect(list.contentOffset != offset)
  }

  @Test("Handlers that move the focus are called one at a time, in order")
  func meddling() {
    let tiles = grid(4, 1)
    scene.focusDelegate.didUpdateFocus = { [scene, stage] _, context in
      stage.log.write("\(context.previouslyFocusedItem?.name ?? "-")>\(context.nextFocusedItem?.name ?? "-")")
      if context.nextFocusedItem == tiles[1] { scene.requestFocus(at: tiles[2].entity) }
      if context.nextFocusedItem == tiles[2] { tiles[2].destroy() }
      stage.log.write("end")
    }
    scene.requestFocus(at: tiles[0].entity)
    scene.moveFocus(.right)
    scene.advance(by: 0.1)
    #expect(
      stage.lines.filter { $0.contains(">") || $0 == "end" } == [
        "->0", "end", "0>1", "end", "1>2", "end", "->3", "end",
      ])
  }

  @Test("F8: an item destroyed by the first handler of a focus change is not passed to the others")
  func destroyed() {
    let tiles = grid(2, 1)
    var delegate = FocusDelegate()
    delegate.didUpdateFocus = { _, context in if context.nextFocusedItem == tiles[1] { tiles[1].destroy() } }
    tiles[1].setFocusDelegate(delegate)
    scene.focusDelegate.didUpdateFocus = { [stage] _, context in
      stage.log.write(
        "to \(context.nextFocusedItem.map { $0.isAlive ? "one that is there" : "one that is gone" } ?? "-")")
    }
    scene.requestFocus(at: tiles[0].entity)
    scene.moveFocus(.right)
    #expect(stage.lines.filter { $0.hasPrefix("to ") } == ["to one that is there", "to -"])
    scene.advance(by: 0.1)
    #expect(scene.focusedItem == tiles[0])
  }

  @Test("A delegate may destroy the item, and the focus stays")
  func asked() {
    let tiles = grid(3, 1)
    scene.requestFocus(at: tiles[0].entity)
    var delegate = FocusDelegate()
    delegate.shouldUpdateFocus = { _, _ in
      tiles[1].destroy()
      return true
    }
    tiles[1].setFocusDelegate(delegate)
    #expect(!scene.moveFocus(.right) && name == "0")
  }

  @Test("A delegate that is asked about a move of the focus can't move it meanwhile, which would not end")
  func movingWhileAsked() {
    let tiles = grid(4, 1)
    scene.requestFocus(at: tiles[0].entity)
    var answers: [Bool] = []
    scene.focusDelegate.shouldUpdateFocus = { [scene] _, _ in
      answers += [scene.moveFocus(.next), scene.requestFocus(at: tiles[3].entity)]
      scene.updateFocusIfNeeded()
      return true
    }
    #expect(scene.moveFocus(.right) && name == "1" && answers == [false, false])
  }

  /// A widget that runs any closure when it is asked whether it can be focused.
  private struct Restless: Widget {
    func isFocusable(_ view: View) -> Bool {
      guard let scene = view.scene else { return false }
      view.frame.origin.y += 1
      scene.moveFocus(.next)
      _ = scene.nextFocusItem(.left)
      scene.requestFocus(at: view.entity)
      if let other = view.superview?.subviews.last, other.name == "extra" { other.destroy() }
      return true
    }
  }

  @Test("Widgets may move, destroy others and request the focus when asked, and so may guides")
  func restless() {
    let tiles = grid(3, 2)
    for tile in tiles[1...2] { tile.setWidget(Restless()) }
    let guide = scene.addView(frame: Rect(90, 90, 20, 20))
    guide.focusGuideEnvironments = [tiles[5].entity, scene.window.view.entity]
    scene.requestFocus(at: tiles[0].entity)
    for round in 0..<12 {
      if round % 3 == 0 { tile("extra", Rect(300, 20 + 30 * Float(round), 20, 20)) }
      scene.moveFocus(FocusHeading.allCases[round % 6])
      scene.advance(by: 0.02)
      #expect(scene.focusedItem != nil, "round \(round)")
    }
  }

  @Test(
    "F16, F26: a first responder control is focused by the first step, and does not appear focused before",
    arguments: [Key.right, .left, .tab])
  func firstResponderBeside(key: Key) {
    let left = scene.addView(frame: Rect(0, 0, 60, 60)).makeControl()
    let right = scene.addView(frame: Rect(100, 0, 60, 60)).makeControl()
    right.canBecomeFirstResponder = true
    #expect(right.becomeFirstResponder())
    strike(.f1)
    #expect(right.state.isEmpty && scene.focusedItem == nil)
    strike(key)
    #expect(right.state.contains(.focused) && scene.focusedItem == right.view)
    strike(.left)
    #expect(left.state.contains(.focused) && right.state.isEmpty && right.view.isFirstResponder)
  }

  @Test("Requests that hit shapes make when asked whether an item is covered are done afterwards")
  func askedByHitShapes() {
    let tiles = grid(2, 1)
    let control = scene.addView(frame: Rect(700, 500, 60, 60)).makeControl()
    control.canBecomeFirstResponder = true
    let editor = control.view
    let cover = scene.addView(frame: Rect(0, 0, 400, 300))
    var isReceived = false
    cover.hitShape = .custom { _ in
      if !isReceived { editor.becomeFirstResponder() }
      isReceived = true
      return false
    }
    let variants: [(Scene) -> Void] = [
      { $0.requestFocus(at: tiles[0].entity) }, { $0.moveFocus(.right) }, { _ = $0.nextFocusItem(.left) },
      { $0.updateFocusIfNeeded() }, { $0.advance(by: 0.02) },
    ]
    for (number, translation) in variants.enumerated() {
      tiles[0].frame.origin.y += 1
      editor.resignFirstResponder()
      isReceived = false
      translation(scene)
      #expect(isReceived && editor.isFirstResponder, "variant \(number)")
    }
  }

  @Test("An unreachable item is reported once, when nothing moves")
  func lint() {
    let stage = Stage(size: Size(800, 600), expecting: [.unreachableFocusItem])
    let scene = stage.scene
    // The middle one of three that overlap: the others are always nearer at the edges.
    for (name, frame) in [
      ("left", Rect(0, 0, 100, 100)), ("right", Rect(300, 0, 100, 100)), ("lost", Rect(150, 20, 300, 10)),
      ("below", Rect(0, 200, 100, 100)),
    ] {
      let view = scene.addView(frame: frame)
      view.name = name
      view.canBecomeFocused = true
      view.passesThrough = true
    }
    scene.moveFocus(.next)
    for _ in 0..<10 { scene.advance(by: 0.02) }
    scene.moveFocus(.next)
    for _ in 0..<10 { scene.advance(by: 0.02) }
    let unreached = scene.windows[0].view.subviews.filter { view in
      !scene.windows[0].view.subviews.contains { other in
        other != view
          && [FocusHeading.up, .down, .left, .right].contains { scene.nextFocusItem($0, from: other) == view }
      }
    }
    #expect(stage.diagnostics.kinds.filter { $0 == .unreachableFocusItem }.count == unreached.count)
    #expect(!unreached.isEmpty)
  }
}

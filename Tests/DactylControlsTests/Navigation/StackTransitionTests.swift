import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Pushes and pops that are seen, and swipes back, in a window of 400 points.
@Suite struct StackTransitionTests {
  private let stage = Stage()
  private let title: ViewController
  private let game: ViewController
  private let stack: NavigationController

  init() {
    title = stage.controller("title")
    game = stage.controller("game")
    stack = stage.scene.makeNavigationController(root: title)
    stage.scene.window.rootViewController = stack.controller
    _ = lines
  }

  /// The left edges of two views in the window; nil for those that are in none.
  private func edges() -> [Float?] {
    [title, game].map { controller in
      guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
      return view.convert(Point.zero, to: nil).x
    }
  }

  /// The calls since the last time, without those for a layout.
  private var lines: [String] { stage.lines.filter { !$0.hasSuffix("didLayout") } }

  private func wait() { stage.scene.advance(by: 1) }

  private func swipe(from x: Float, to end: Float, duration: Double, rests: Bool = false) {
    stage.one.drag(from: Point(x, 200), to: Point(end, 200), duration: duration)
    if rests { stage.scene.advance(by: 0.2) }
    stage.one.lift()
  }

  @Test("An animated push comes in from the right; the covered view disappears at its end")
  func push() {
    #expect(stack.push(game, animated: true))
    #expect(stack.top == game && stack.isMoving)
    #expect(lines == ["game load", "game didLoad", "game willAppear", "game didAppear"])
    stage.scene.advance(by: 0.1)
    let moving = edges()
    #expect((50...350).contains(moving[1] ?? 0) && (-120 ... -10).contains(moving[0] ?? 0))
    wait()
    #expect(edges() == [nil, 0] && !stack.isMoving)
    #expect(lines == ["title willDisappear", "title didDisappear"])
    #expect(stack.controller.view?.subviewCount == 1)
  }

  @Test("An animated pop goes out to the right; the stack changes at its end")
  func pop() {
    stack.push(game)
    _ = lines
    #expect(stack.pop(animated: true) == game)
    #expect(lines == ["title willAppear", "title didAppear"])
    stage.scene.advance(by: 0.1)
    #expect(stack.top == game && (edges()[1] ?? 0) > 50)
    wait()
    #expect(edges() == [0, nil] && stack.top == title && game.parent == nil)
    #expect(lines == ["game willDisappear", "game didDisappear"])
    #expect(game.view?.transform == .identity && title.view?.transform == .identity)
    #expect(stack.pop(animated: true) == nil)
  }

  @Test("A finger from the edge drags the view along, and pops it behind the middle or when it throws")
  func swipeBack() {
    stack.allowsSwipeBack = true
    stack.push(game)
    _ = lines
    swipe(from: 5, to: 150, duration: 0.3, rests: true)
    wait()
    #expect(edges() == [nil, 0] && stack.top == game)
    #expect(lines == ["title willAppear", "title didAppear", "title willDisappear", "title didDisappear"])
    stage.one.drag(from: Point(5, 200), to: Point(305, 200), duration: 0.3)
    #expect(abs((edges()[1] ?? 0) - 300) < 15)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(stack.top == title && edges() == [0, nil])

    stack.push(game)
    swipe(from: 5, to: 120, duration: 0.08)
    wait()
    #expect(stack.top == title)
    // From the middle, at the root, and when it is off, nothing is swiped.
    stack.push(game)
    swipe(from: 100, to: 390, duration: 0.1)
    wait()
    #expect(stack.top == game)
    stack.allowsSwipeBack = false
    swipe(from: 5, to: 390, duration: 0.1)
    wait()
    #expect(stack.top == game)
    stack.pop()
    stack.allowsSwipeBack = true
    swipe(from: 5, to: 390, duration: 0.1)
    wait()
    #expect(stack.top == title && edges() == [0, nil])
  }

  @Test("A view on its way is caught anywhere, and thrown the other way")
  func caught() {
    stack.allowsSwipeBack = true
    stack.push(game)
    stack.pop(animated: true)
    stage.scene.advance(by: 0.08)
    let before = edges()[1] ?? 0
    #expect(before > 20 && before < 390)
    stage.one.press(at: Point(300, 200))
    stage.one.drag(to: Point(100, 200), duration: 0.1)
    stage.one.lift()
    wait()
    #expect(stack.top == game && edges() == [nil, 0])
    stack.pop()
    stack.push(game, animated: true)
    stage.scene.advance(by: 0.08)
    stage.one.drag(from: Point(100, 200), to: Point(390, 200), duration: 0.1)
    stage.one.lift()
    wait()
    #expect(stack.top == title && edges() == [0, nil])
  }

  @Test("Touches reach neither view while they move, and what scrolls waits for the edge alone")
  func touches() throws {
    stack.allowsSwipeBack = true
    let view = try #require(game.view)
    view.setResponder(TouchRecorder("game", in: stage.log, answer: .handled))
    let scroll = stage.scene.addView(frame: Rect(0, 0, 400, 400), to: view).makeScrollView(
      contentSize: ScrollSize(2000, 400))
    stack.push(game)
    swipe(from: 200, to: 100, duration: 0.2)
    wait()
    #expect(scroll.contentOffset.x > 50)
    scroll.contentOffset = ScrollPoint(500, 0)
    swipe(from: 5, to: 350, duration: 0.2)
    wait()
    #expect(stack.top == title && scroll.contentOffset.x == 500)
    stage.one.tap(at: Point(200, 200))
    _ = lines
    stack.push(game, animated: true)
    stage.scene.advance(by: 0.05)
    _ = lines
    stage.one.tap(at: Point(390, 200), hold: 0.01)
    stage.one.tap(at: Point(10, 200), hold: 0.01)
    #expect(!lines.contains { $0.contains("touches") })
  }

  @Test("Code that changes the stack meanwhile takes the movement to its end first")
  func code() {
    stack.allowsSwipeBack = true
    let third = stage.controller("third")
    stack.push(game, animated: true)
    stage.scene.advance(by: 0.05)
    stack.push(third, animated: true)
    stage.scene.advance(by: 0.05)
    #expect(stack.viewControllers == [title, game, third] && edges()[0] == nil)
    stack.pop(animated: true)
    stack.pop(animated: true)
    stage.scene.advance(by: 0.05)
    #expect(stack.viewControllers == [title, game])
    // Behind its back: the engine's own push.
    stack.push(third)
    wait()
    #expect(stack.viewControllers == [title, game, third] && !stack.isMoving)
    #expect(edges() == [nil, nil] && stack.controller.view?.subviewCount == 1)
    stack.pop(animated: true)
    stage.scene.advance(by: 0.05)
    stack.popToRoot()
    wait()
    #expect(edges() == [0, nil] && stack.controller.view?.subviewCount == 1)
    stack.push(game, animated: true)
    game.destroy()
    wait()
    #expect(edges()[0] == 0 && !stack.isMoving && stack.controller.view?.subviewCount == 1)
    stack.push(third)
    stage.one.press(at: Point(5, 200))
    stage.one.drag(to: Point(100, 200), duration: 0.1)
    stack.controller.destroy()
    stage.one.drag(to: Point(300, 200), duration: 0.1)
    stage.one.lift()
    wait()
  }

  @Test("A field that is covered by a push edits no more, and does again after the pop")
  func firstResponder() throws {
    let field = stage.scene.addTextField(frame: Rect(20, 20, 200, 40), to: title.view)
    #expect(field.beginEditing())
    stack.push(game, animated: true)
    #expect(!field.isEditing)
    wait()
    stack.pop(animated: true)
    #expect(!field.isEditing)
    wait()
    #expect(field.isEditing)
  }

  @Test("A snapshot holds views on their way")
  func snapshot() {
    stack.push(game)
    stack.pop(animated: true)
    stage.scene.advance(by: 0.08)
    let snapshot = stage.scene.snapshot()
    let now = stage.scene.currentTime
    func ahead() -> [String] {
      (1...15).map { number in
        stage.scene.frame(at: now + 0.05 * Double(number))
        return "\(edges()) \(stack.viewControllers.count)"
      }
    }
    let first = ahead()
    stage.scene.restore(snapshot)
    #expect(ahead() == first)
    #expect(stack.top == title)
  }
}

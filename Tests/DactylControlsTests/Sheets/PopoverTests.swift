import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylControls

/// Popovers, in a window of 800 × 600 points.
@Suite struct PopoverTests {
  private let stage = Stage(size: Size(800, 600), expecting: [.mismatchedControllers])
  private let root: ViewController
  private let content: ViewController
  private let button: View

  init() {
    root = stage.scene.makeViewController()
    content = stage.scene.makeViewController()
    stage.scene.window.rootViewController = root
    button = stage.scene.addView(frame: Rect(380, 100, 40, 40), to: root.view)
  }

  private func present(_ edges: PopoverEdges = .any, size: Size = Size(200, 100)) throws -> Popover {
    let popover = try #require(root.presentPopover(content, from: button, size: size, edges: edges))
    popover.onDismiss = { [log = stage.log] in log.write("gone") }
    wait()
    return popover
  }

  private func wait() { stage.scene.advance(by: 0.5) }

  @Test("A popover is below its view, and its content has the size that was wanted")
  func shows() throws {
    let popover = try present()

    #expect(popover.frame == Rect(300, 150, 200, 100) && popover.isShown && content.popover === popover)
    let view = try #require(content.viewIfLoaded)
    #expect(view.convert(view.bounds, to: nil) == Rect(300, 150, 200, 100))
    #expect(content.sheet == nil && root.presentedViewController == popover.container)
    stage.view("inside", Rect(0, 0, 200, 100), in: view)
    stage.one.tap(at: Point(310, 160))
    #expect(!stage.lines.isEmpty && popover.isShown)
  }

  @Test(
    "It is where there is room, of the edges that it may have",
    arguments: [
      (PopoverEdges.any, Point(400, 580), Rect(300, 450, 200, 100)),
      (.bottom, Point(400, 120), Rect(300, 150, 200, 100)),
      (.right, Point(400, 300), Rect(430, 250, 200, 100)),
      (.left, Point(400, 300), Rect(170, 250, 200, 100)),
      // In the corner it is moved along the edge.
      (.any, Point(20, 20), Rect(8, 50, 200, 100)), (.right, Point(20, 580), Rect(50, 492, 200, 100)),
      // No edges are all of them.
      (PopoverEdges(), Point(400, 120), Rect(300, 150, 200, 100)),
    ])
  func places(edges: PopoverEdges, center: Point, frame: Rect) throws {
    button.center = center
    let popover = try present(edges)
    #expect(popover.frame == frame)
  }

  @Test("A touch beside it, Escape and code dismiss it; a modal one by code alone")
  func dismissals() throws {
    let keyboard = Keyboard(in: stage.scene)
    stage.view("behind", Rect(0, 300, 800, 300), in: root.view)
    for step in 0..<3 {
      let popover = try present()
      _ = stage.lines
      if step == 0 { stage.one.tap(at: Point(50, 500)) }
      if step == 1 { keyboard.tap(.escape) }
      if step == 2 { popover.dismiss(animated: false) }
      #expect(!popover.isShown)
      wait()
      #expect(stage.lines == ["gone"], "\(step)")
      #expect(root.presentedViewController == nil && content.parent == nil)
    }
    let popover = try present()
    popover.isModal = true
    stage.one.tap(at: Point(50, 500))
    keyboard.tap(.escape)
    wait()
    #expect(popover.isShown)
    content.dismiss()
    wait()
    #expect(stage.lines == ["gone"] && !popover.isShown)
  }

  @Test("It goes with its view, and with its content", arguments: [0, 1, 2])
  func ends(what: Int) throws {
    let popover = try present()
    switch what {
    case 0: button.removeFromSuperview()
    case 1: button.destroy()
    default: content.destroy()
    }
    wait()
    #expect(stage.lines == ["gone"] && !popover.isShown && root.presentedViewController == nil)
  }

  @Test("It follows the size of the window, and its own")
  func sizes() throws {
    let popover = try present()
    popover.size = Size(300, 50)
    #expect(popover.frame == Rect(250, 150, 300, 50))
    stage.scene.size = Size(320, 200)
    button.center = Point(160, 120)
    popover.size = Size(900, 900)
    #expect(popover.frame.minX == 8 && popover.frame.size.width == 304)
    popover.edges = .top
    #expect(popover.frame == Rect(8, 8, 304, 82))
  }

  @Test("From a view of another window, and of a content that is presented, it is refused with a diagnostic")
  func refusals() throws {
    let other = stage.scene.addWindow(frame: Rect(0, 0, 100, 100))
    #expect(root.presentPopover(content, from: other.view, size: Size(10, 10)) == nil)
    _ = try present()
    #expect(root.presentPopover(content, from: button, size: Size(10, 10)) == nil)
    #expect(stage.diagnostics.kinds == [.mismatchedControllers, .mismatchedControllers])
  }

  @Test("A snapshot holds it")
  func snapshots() throws {
    let popover = try present()
    let snapshot = stage.scene.snapshot()
    popover.size = Size(10, 10)
    popover.dismiss(animated: false)
    #expect(stage.scene.restore(snapshot))
    #expect(popover.isShown && popover.size == Size(200, 100) && content.popover === popover)
  }

  @Test("At random places it is in the area, covers its view only without room, and its arrow is between the two")
  func randomPlaces() {
    var random = SeededRandom(seed: 5)
    let area = Rect(8, 8, 784, 584)
    for _ in 0..<2000 {
      func number(_ most: Int) -> Float { Float(random.below(most)) }
      let target = Rect(number(800), number(600), number(100), number(100))
      let edges = PopoverEdges(rawValue: UInt8(random.below(16)))
      let size = Size(number(900), number(700))
      let place = PopoverPlace(beside: target, edges, size: size, in: area, distance: 10, corner: 12)
      let frame = place.frame
      #expect(frame.minX >= 8 && frame.minY >= 8 && frame.maxX <= 792.5 && frame.maxY <= 592.5, "\(target) \(edges)")
      #expect(frame.size.width <= size.width && frame.size.height <= size.height)
      if place.arrow == .zero {
        #expect(frame.intersects(target))
      } else {
        #expect(place.arrow.intersects(frame.outset(by: EdgeInsets(1))), "\(target) \(frame) \(place.arrow)")
      }
    }
  }
}

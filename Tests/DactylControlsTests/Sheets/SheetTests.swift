import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// Sheets that follow the finger, in a window of 800 × 600 points.
@Suite struct SheetTests {
  private let stage = Stage(size: Size(800, 600), expecting: [.mismatchedControllers])
  private let root: ViewController
  private let content: ViewController

  init() {
    root = stage.scene.makeViewController()
    content = stage.scene.makeViewController()
    stage.scene.window.rootViewController = root
  }

  /// Presents the content, and waits until it rests.
  private func present(_ detents: [SheetDetent] = [.medium, .large]) throws -> Sheet {
    let sheet = try #require(root.presentSheet(content, detents: detents))
    sheet.onDismiss = { [log = stage.log] in log.write("gone") }
    wait()
    return sheet
  }

  private func wait() { stage.scene.advance(by: 1.5) }

  /// The upper edge of the sheet.
  private var top: Float {
    guard let panel = content.viewIfLoaded?.superview else { return .nan }
    return panel.convert(Point.zero, to: nil).y
  }

  @Test("A sheet rises to its first detent, its content has its size, and the window behind is out of reach")
  func rises() throws {
    stage.view("behind", Rect(0, 0, 800, 600), in: root.view)
    let sheet = try #require(root.presentSheet(content, detents: [.medium]))
    stage.scene.advance(by: 0.05)
    #expect(top > 300 && top < 600)
    wait()
    #expect(top == 300)
    let view = try #require(content.viewIfLoaded)
    #expect(view.convert(view.bounds, to: nil) == Rect(80, 324, 640, 276))
    #expect(sheet.isShown && content.sheet === sheet)
    sheet.isModal = true
    _ = stage.lines
    stage.one.tap(at: Point(400, 100))
    stage.one.tap(at: Point(400, 500))
    #expect(stage.lines.isEmpty && sheet.isShown)
  }

  @Test("It follows the finger, springs to the nearest detent, and leaves when it is thrown down")
  func drags() throws {
    let sheet = try present()
    stage.one.press(at: Point(400, 310))
    stage.one.drag(to: Point(400, 210), duration: 0.5)
    #expect(abs(top - 200) < 12, "\(top)")
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(top == 300 && sheet.selectedDetent == .medium)
    stage.one.drag(from: Point(400, 310), to: Point(400, 100), duration: 0.5)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(top == 12 && sheet.selectedDetent == .large)
    // Beyond the highest it yields less and less.
    stage.one.drag(from: Point(400, 300), to: Point(400, 100), duration: 0.5)
    #expect(top < 12 && top > -40)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(top == 12)
    stage.one.drag(from: Point(400, 30), to: Point(400, 500), duration: 0.15)
    stage.one.lift()
    #expect(!sheet.isShown && stage.lines.isEmpty)
    wait()
    #expect(stage.lines == ["gone"])
    #expect(root.presentedViewController == nil && content.parent == nil)
  }

  @Test("A finger catches a sheet that moves, and one that is leaving")
  func catches() throws {
    let sheet = try present([.medium])
    sheet.dismiss()
    stage.scene.advance(by: 0.08)
    let before = top
    #expect(before > 310 && before < 590)
    stage.one.press(at: Point(400, 590))
    stage.one.drag(to: Point(400, 590 - 100), duration: 0.2)
    #expect(sheet.isShown)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(sheet.isShown && top == 300 && stage.lines.isEmpty)
  }

  @Test("What scrolls in it scrolls, moves the sheet down from its beginning, and up until the sheet is large")
  func scrolls() throws {
    let view = try #require(content.view)
    let scroll = view.makeScrollView(contentSize: ScrollSize(640, 5000))
    let sheet = try present()
    // Up: first the sheet grows.
    stage.one.drag(from: Point(400, 500), to: Point(400, 150), duration: 0.4)
    stage.one.lift()
    wait()
    #expect(sheet.selectedDetent == .large && scroll.contentOffset.y == 0)
    stage.one.drag(from: Point(400, 500), to: Point(400, 300), duration: 0.4)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(top == 12 && scroll.contentOffset.y > 150)
    // Down: first it scrolls back.
    stage.one.drag(from: Point(400, 200), to: Point(400, 590), duration: 0.4)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(top == 12 && scroll.contentOffset.y == 0)
    stage.one.drag(from: Point(400, 200), to: Point(400, 590), duration: 0.3)
    stage.scene.advance(by: 0.2)
    stage.one.lift()
    wait()
    #expect(sheet.selectedDetent == .medium || !sheet.isShown)
  }

  @Test("A touch beside it, Escape and the controller dismiss it; a modal one yields to none of them")
  func beside() throws {
    let keyboard = Keyboard(in: stage.scene)
    let pad = Pad(in: stage.scene)
    let ways: [() -> Void] = [
      { [stage] in stage.one.tap(at: Point(400, 100)) }, { keyboard.tap(.escape) }, { pad.tap(.b) },
    ]
    for way in ways {
      let sheet = try present([.medium])
      sheet.isModal = true
      way()
      wait()
      #expect(sheet.isShown && stage.lines.isEmpty)
      sheet.isModal = false
      way()
      wait()
      #expect(!sheet.isShown && stage.lines == ["gone"])
    }
    let sheet = try present([.medium])
    sheet.isModal = true
    stage.one.drag(from: Point(400, 310), to: Point(400, 590), duration: 0.2)
    stage.one.lift()
    wait()
    #expect(sheet.isShown && top == 300)
  }

  @Test("Escape in a text field ends editing, not the sheet")
  func editing() throws {
    let keyboard = Keyboard(in: stage.scene)
    let field = stage.scene.addTextField(frame: Rect(20, 20, 200, 40), to: content.view)
    let sheet = try present([.medium])
    #expect(field.beginEditing())
    keyboard.tap(.escape)
    wait()
    #expect(sheet.isShown)
    field.endEditing()
    keyboard.tap(.escape)
    wait()
    #expect(!sheet.isShown)
  }

  @Test("The grabber goes to the next detent, by touch and by keys")
  func grabber() throws {
    let keyboard = Keyboard(in: stage.scene)
    let sheet = try present([.medium, .fraction(0.75), .large])
    stage.one.tap(at: Point(400, 312))
    wait()
    #expect(sheet.selectedDetent == .fraction(0.75))
    keyboard.tap(.tab)
    keyboard.tap(.space)
    wait()
    #expect(sheet.selectedDetent == .large)
    keyboard.tap(.space)
    wait()
    #expect(sheet.selectedDetent == .medium && top == 300)
  }

  @Test("Code dismisses it at once by the content, its presenter or the sheet, and may present it again at once")
  func code() throws {
    var sheet = try present([.medium])
    #expect(content.dismiss())
    #expect(!sheet.isShown && stage.lines == ["gone"])
    sheet = try #require(root.presentSheet(content, detents: [.large]))
    wait()
    #expect(sheet.isShown && top == 12)
    #expect(root.dismiss())
    sheet = try #require(root.presentSheet(content))
    sheet.dismiss(animated: false)
    #expect(content.parent == nil && root.presentedViewController == nil)
    // One on its way out makes room for the next.
    sheet = try #require(root.presentSheet(content))
    wait()
    sheet.dismiss()
    stage.scene.advance(by: 0.05)
    let next = try #require(root.presentSheet(content))
    #expect(next.isShown && !sheet.isShown)
    next.dismiss(animated: false)
    wait()
    #expect(stage.scene.windows.count == 1)
  }

  @Test("Detents and the window's size may change; a sheet above a sheet leaves first")
  func changes() throws {
    let sheet = try present([.medium])
    sheet.detents = [.height(200)]
    wait()
    #expect(top == 400)
    sheet.select(.large)
    wait()
    #expect(top == 12)
    sheet.select(.medium, animated: false)
    stage.scene.size = Size(500, 400)
    #expect(top == 200)
    let other = stage.scene.makeViewController()
    let above = try #require(content.presentSheet(other, detents: [.medium]))
    wait()
    Keyboard(in: stage.scene).tap(.escape)
    wait()
    #expect(!above.isShown && sheet.isShown)
    content.destroy()
    wait()
    Keyboard(in: stage.scene).tap(.escape)
    wait()
    #expect(root.presentedViewController == nil)
  }

  @Test("A snapshot holds a sheet on its way")
  func snapshot() throws {
    let sheet = try present()
    stage.one.drag(from: Point(400, 310), to: Point(400, 480), duration: 0.1)
    stage.one.lift()
    stage.scene.advance(by: 0.05)
    let snapshot = stage.scene.snapshot()
    let now = stage.scene.currentTime
    func ahead() -> [Float] {
      (1...20).map { number in
        stage.scene.frame(at: now + 0.05 * Double(number))
        return top
      }
    }
    let first = ahead().map(\.description)
    let lines = stage.lines
    stage.scene.restore(snapshot)
    #expect(ahead().map(\.description) == first && stage.lines == lines)
    _ = sheet
  }

  @Test("A controller that can't be presented is refused with a diagnostic")
  func refused() throws {
    _ = try present()
    #expect(root.presentSheet(content) == nil)
    #expect(stage.diagnostics.kinds == [.mismatchedControllers])
  }
}

import DactylControls
import DactylTesting
import TestStage
import Testing

/// Containers as a game uses them.
struct ContainerTests {
  private let stage = Stage(size: Size(300, 200))
  private var scene: Scene { stage.scene }

  private func block(_ width: Float, _ height: Float) -> View {
    scene.makeView(frame: Rect(0, 0, width, height))
  }

  @Test func aColumnOfARowWithASpacerFillsTheScene() {
    let page = scene.addContainer(.column(spacing: 10, padding: EdgeInsets(20)))
    let row = page.add(.row(spacing: 5))
    let (left, right, rest) = (block(30, 20), block(40, 30), block(10, 10))
    row.add(left)
    row.addSpacer()
    row.add(right)
    page.add(rest, LayoutItem(weight: 1))

    scene.frame(at: .zero)

    #expect(page.view.frame == Rect(0, 0, 300, 200))
    #expect(row.view.frame == Rect(20, 20, 260, 30))
    #expect(left.frame == Rect(0, 5, 30, 20))
    #expect(right.frame == Rect(220, 0, 40, 30))
    #expect(rest.frame == Rect(20, 60, 260, 120))
  }

  @Test func aContainerFollowsTheSizeOfTheScene() {
    let page = scene.addContainer(.row())
    let (a, b) = (block(10, 10), block(10, 10))
    page.add(a, LayoutItem(weight: 1, vertical: .fill))
    page.add(b, LayoutItem(weight: 2, vertical: .fill))
    scene.frame(at: .zero)
    #expect(a.frame == Rect(0, 0, 100, 200))

    scene.size = Size(600, 100)
    scene.frame(at: Timestamp(milliseconds: 16))

    #expect(a.frame == Rect(0, 0, 200, 100))
    #expect(b.frame == Rect(200, 0, 400, 100))
  }

  @Test func aTextIsBrokenInTheWidthThatThereIs() {
    let page = scene.addContainer(.column(), frame: Rect(0, 0, 300, 200))
    let text = page.addLabel("Several words that need more than one line in a narrow column", size: 20)
    let below = block(10, 10)
    page.add(below)
    scene.frame(at: .zero)
    let wide = text.frame.size.height

    page.view.frame.size.width = 120
    scene.frame(at: Timestamp(milliseconds: 16))

    #expect(text.frame.size.width == 120)
    #expect(text.frame.size.height >= 2 * wide)
    #expect(below.frame.minY == text.frame.maxY)
  }

  @Test func whatChangesIsArrangedInTheNextFrame() {
    let row = scene.addContainer(.row(spacing: 4, vertical: .leading), frame: Rect(0, 0, 200, 50))
    let (a, b) = (block(20, 20), block(30, 20))
    row.add(a)
    row.add(b)
    func next() -> Float {
      scene.frame(at: scene.currentTime + 0.02)
      return b.frame.minX
    }
    #expect(next() == 24)
    a.frame.size.width = 50
    #expect(next() == 54)
    a.layoutItem.width = 60
    #expect(next() == 64)
    a.isHidden = true
    #expect(next() == 0)
    a.isHidden = false
    #expect(next() == 64)
    a.bringToFront()
    #expect(next() == 0)
    a.removeFromSuperview()
    row.view.insertSubview(a, at: 0)
    #expect(next() == 64)
    row.layout.spacing = 10
    #expect(next() == 70)
    a.destroy()
    #expect(next() == 0)
  }

  @Test func aMovedSubviewStaysUntilSomethingChanges() {
    let row = scene.addContainer(.row(vertical: .leading), frame: Rect(0, 0, 200, 50))
    let (a, b) = (block(20, 20), block(30, 20))
    row.add(a)
    row.add(b)
    scene.frame(at: .zero)

    b.center = Point(150, 30)
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(b.center == Point(150, 30))

    row.view.setNeedsLayout()
    scene.frame(at: Timestamp(milliseconds: 32))
    #expect(b.frame == Rect(20, 0, 30, 20))
  }

  @Test func aRowBecomesAColumnWhereItIsNarrow() {
    let panel = scene.addContainer(.row(spacing: 2, vertical: .leading), frame: Rect(0, 0, 200, 100))
    panel.setLayout(.column(spacing: 2, horizontal: .leading), narrowerThan: 100)
    let (a, b) = (block(40, 20), block(40, 20))
    panel.add(a)
    panel.add(b)
    scene.frame(at: .zero)
    #expect(b.frame == Rect(42, 0, 40, 20))

    panel.view.frame.size.width = 99
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(b.frame == Rect(0, 22, 40, 20))
  }

  @Test func aGridHasAsManyColumnsAsFit() {
    let grid = scene.addContainer(.grid(columns: .minimumWidth(50), spacing: 10), frame: Rect(0, 0, 170, 200))
    let cells = (0..<4).map { _ in block(10, 30) }
    for cell in cells { grid.add(cell) }

    scene.frame(at: .zero)

    #expect(cells[1].frame == Rect(60, 0, 50, 30))
    #expect(cells[2].frame == Rect(120, 0, 50, 30))
    #expect(cells[3].frame == Rect(0, 40, 50, 30))
  }

  @Test func aRowThatWrapsGoesOnInANewLine() {
    let row = scene.addContainer(.row(spacing: 5, wraps: true), frame: Rect(0, 0, 100, 100))
    let chips = (0..<3).map { _ in block(40, 20) }
    for chip in chips { row.add(chip) }

    scene.frame(at: .zero)

    #expect(chips[1].frame == Rect(45, 0, 40, 20))
    #expect(chips[2].frame == Rect(0, 25, 40, 20))
  }

  @Test func aBoardKeepsItsAspectRatioInAnOverlay() {
    let page = scene.addContainer(.overlay())
    let board = block(10, 10)
    page.add(board, LayoutItem(aspectRatio: 1))

    scene.frame(at: .zero)
    #expect(board.frame == Rect(50, 0, 200, 200))

    scene.size = Size(100, 200)
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(board.frame == Rect(0, 50, 100, 100))
  }

  @Test func picturesKeepTheirSize() {
    let page = scene.addContainer(.column())
    let picture = block(50, 40)
    picture[Sprite.self] = Sprite(Texture(id: 1, size: Size(50, 40)))
    page.add(picture)

    scene.frame(at: .zero)

    #expect(picture.frame == Rect(125, 0, 50, 40))
  }

  @Test func aContainerThatFitsIsAsLargeAsItsContents() {
    let panel = scene.addContainer(.column(padding: EdgeInsets(8)), frame: Rect(30, 40, 0, 0))
    panel.fitsWidth = true
    panel.fitsHeight = true
    panel.add(block(50, 20))
    panel.add(block(70, 30))

    scene.frame(at: .zero)

    #expect(panel.view.frame == Rect(30, 40, 86, 66))
  }

  @Test func theContentOfAScrollViewFollows() {
    let scrollView = scene.addView(frame: Rect(0, 0, 100, 50)).makeScrollView(contentSize: ScrollSize(0, 0))
    let page = scene.addContainer(.column(spacing: 10), to: scrollView.view)
    for _ in 0..<5 { page.add(block(30, 40)) }

    scene.frame(at: .zero)

    #expect(scrollView.contentSize == ScrollSize(100, 240))
    #expect(page.view.frame == Rect(0, 0, 100, 240))
  }

  @Test func theSafeAreaIsLeftFree() {
    let page = scene.addContainer(.column(padding: EdgeInsets(5)).insideSafeArea())
    let bar = block(10, 10)
    page.add(bar)
    scene.frame(at: .zero)
    #expect(bar.frame == Rect(5, 5, 290, 10))

    scene.window.safeAreaInsets = EdgeInsets(top: 30, left: 10, bottom: 0, right: 0)
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(bar.frame == Rect(15, 35, 280, 10))
    #expect(scene.window.safeAreaInsets.top == 30)
  }

  @Test func safeAreasThatAreNotFiniteAreRefused() {
    let stage = Stage(expecting: [.badGeometry])
    stage.scene.window.safeAreaInsets = EdgeInsets(.nan)
    #expect(stage.scene.window.safeAreaInsets == .zero)
    #expect(stage.diagnostics.kinds == [.badGeometry])
  }

  @Test func viewsThatAreNotArrangedKeepTheirFrames() {
    let page = scene.addContainer(.row(), frame: Rect(0, 0, 100, 40))
    let (background, a) = (block(100, 40), block(10, 10))
    background.autoresizing = .flexibleSize
    page.add(background, LayoutItem(isArranged: false))
    page.add(a)

    page.view.frame.size = Size(200, 60)
    scene.frame(at: .zero)

    #expect(background.frame == Rect(0, 0, 200, 60))
    #expect(a.frame == Rect(0, 25, 10, 10))
  }

  @Test func controlsWithoutAFrameFitTheirTitles() {
    let row = scene.addContainer(.row(spacing: 8), frame: Rect(0, 0, 300, 60))
    let short = scene.addButton("Go", to: row.view)
    let long = scene.addButton("A long title", to: row.view)
    let toggle = scene.addToggle(to: row.view)
    scene.frame(at: .zero)
    #expect(short.view.frame.size == Size(52, 44))
    #expect(long.view.frame.size.width > 60)
    #expect(toggle.view.frame.size == Size(52, 32))

    let old = long.view.frame.size.width
    long.title = "A much longer title"
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(long.view.frame.size.width > old)
    #expect(toggle.view.frame.minX == long.view.frame.maxX + 8)

    long.view.frame.size.width = 70
    scene.frame(at: Timestamp(milliseconds: 32))
    #expect(long.view.frame.size.width == 70)
  }

  @Test func anotherFontGivesOtherSizes() {
    let row = scene.addContainer(.row(), frame: Rect(0, 0, 300, 60))
    let text = row.add(Label("Words and words", size: 16))
    scene.frame(at: .zero)
    let width = text.frame.size.width

    scene.font = .monospaced
    scene.frame(at: Timestamp(milliseconds: 16))

    #expect(text.frame.size.width != width)
    #expect(text.frame.size.width == text.size(fitting: Size(.infinity, .infinity)).width.rounded(.up))
  }

  @Test func textsOfAQueryCount() {
    let row = scene.addContainer(.row(), frame: Rect(0, 0, 300, 60))
    let text = row.add(Label("a"))
    scene.frame(at: .zero)
    let width = text.frame.size.width

    scene.query(Label.self).forEach { _, label in label.text = "much more" }
    scene.frame(at: Timestamp(milliseconds: 16))

    #expect(text.frame.size.width > width)
  }

  @Test func layoutIfNeededArrangesAtOnce() {
    let page = scene.addContainer(.column(), frame: Rect(0, 0, 100, 100))
    let row = page.add(.row())
    let a = block(30, 30)
    row.add(a)

    row.view.layoutIfNeeded()

    #expect(row.view.frame == Rect(0, 0, 100, 30))
    #expect(a.frame == Rect(0, 0, 30, 30))
  }

  @Test func layoutCodeInsideAContainerRunsAfterwards() {
    let page = scene.addContainer(.column(), frame: Rect(0, 0, 100, 100))
    let panel = page.add(.row(), LayoutItem(height: 40))
    var sizes: [Size] = []
    panel.view.onLayout = { sizes.append($0.bounds.size) }

    scene.frame(at: .zero)

    #expect(sizes == [Size(100, 40)])
  }

  @Test func aSnapshotHasTheContainers() {
    let row = scene.addContainer(.row(vertical: .leading), frame: Rect(0, 0, 200, 50))
    let (a, b) = (block(20, 20), block(30, 20))
    row.add(a)
    row.add(b)
    let before = scene.snapshot()
    scene.frame(at: .zero)
    row.layout.spacing = 50
    a.layoutItem.width = 90
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(b.frame.minX == 140)

    scene.restore(before)
    scene.frame(at: .zero)

    #expect(b.frame == Rect(20, 0, 30, 20))
  }

  @Test func valuesThatMakeNoSenseDoNoHarm() {
    let row = scene.addContainer(
      .row(spacing: .nan, padding: EdgeInsets(top: .infinity, left: 0, bottom: -.infinity, right: .nan)),
      frame: Rect(0, 0, 200, 50))
    let a = block(20, 20)
    row.add(a, LayoutItem(width: -5, minWidth: .nan, maxWidth: .infinity, weight: -1, aspectRatio: 0))
    row.setLayout(.column(), narrowerThan: .nan)
    row.layout.gridColumns = .count(-3)
    scene.frame(at: .zero)
    #expect(a.frame == Rect(0, 15, 20, 20))

    for _ in 0..<3 { row.add(block(3e38, 3e38), LayoutItem(width: 3e38, weight: 3e38, aspectRatio: 1e-38)) }
    let grid = row.add(.grid(columns: .minimumWidth(1), spacing: 3e38))
    grid.add(block(3e38, 3e38))
    grid.add(.overlay(padding: EdgeInsets(-3e38))).add(block(1, 1))
    for (number, width) in [Float(3e38), 0, 100].enumerated() {
      row.view.bounds.size.width = width
      scene.frame(at: Timestamp(milliseconds: 4 + Int64(number)))
      for view in row.view.subviews + grid.view.subviews { #expect(view.frame.isFinite) }
    }

    row.layout = .grid(columns: .minimumWidth(.nan))
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(a.frame.isFinite)
  }

  @Test func deeplyNestedContainersNeedNoRecursion() {
    var container = scene.addContainer(.column(), frame: Rect(0, 0, 100, 100))
    for _ in 0..<3_000 { container = container.add(.column()) }
    let a = block(10, 10)
    container.add(a)

    scene.frame(at: .zero)
    #expect(a.frame == Rect(0, 0, 100, 10))

    a.frame.size.height = 20
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(container.view.frame.size.height == 20)
  }

  @Test func aControlMayBeAContainer() {
    let toggle = scene.addToggle(frame: Rect(0, 0, 100, 40))
    let row = toggle.view.makeContainer(.row(padding: EdgeInsets(4), vertical: .leading))
    let icon = block(10, 10)
    row.add(icon)
    scene.frame(at: .zero)
    let knob = toggle.view.subviews[0].frame

    toggle.isOn = true
    scene.frame(at: Timestamp(milliseconds: 16))

    #expect(icon.frame == Rect(4, 4, 10, 10))
    #expect(toggle.view.subviews[0].frame.minX > knob.minX)
    #expect(toggle.view.subviews[0].frame.size == knob.size)
  }

  @Test func layoutCodeOfAContainerMayAdjustItsFrames() {
    let row = scene.addContainer(.row(vertical: .fill), frame: Rect(0, 0, 100, 40))
    let a = block(10, 10)
    row.add(a)
    var calls = 0
    row.view.onLayout = { _ in
      calls += 1
      a.frame.size.height = 7
    }

    scene.frame(at: .zero)
    scene.frame(at: Timestamp(milliseconds: 16))

    #expect(a.frame == Rect(0, 0, 10, 7))
    #expect(calls == 1)
  }

  @Test func layoutCodeMaySetTextsEachTime() {
    let page = scene.addContainer(.column(), frame: Rect(0, 0, 100, 100))
    let row = page.add(.row())
    let (text, a) = (row.add(Label("None")), block(10, 10))
    page.add(a)
    var (calls, score) = (0, 5)
    page.view.onLayout = { _ in
      calls += 1
      text[Label.self]?.text = "Score: \(score)"
      a.frame.size.height = 7
    }

    scene.frame(at: .zero)
    #expect(calls == 2)
    #expect(text.frame.size.width == text.size(fitting: Size(.infinity, .infinity)).width.rounded(.up))
    #expect(a.frame.size.height == 7)

    text[Label.self]?.text = "Score: 5"
    scene.frame(at: Timestamp(milliseconds: 16))
    #expect(calls == 2)

    score = 1000
    text[Label.self]?.text = "Score: 1000"
    scene.frame(at: Timestamp(milliseconds: 32))
    #expect(calls == 3 && a.frame.size.height == 7)
  }

  @Test func aTextThatIsBrokenElsewhereIsFittedAgain() {
    let page = scene.addContainer(.column(), frame: Rect(0, 0, 70, 100))
    let text = page.addLabel("mm mmmmmm", size: 16)
    scene.frame(at: .zero)
    let two = text.frame.size.height

    text[Label.self]?.text = "mmm mm mmm"
    scene.frame(at: Timestamp(milliseconds: 16))
    text[Label.self]?.lineBreakMode = .byClipping
    scene.frame(at: Timestamp(milliseconds: 32))
    #expect(text.frame.size.height < two)
  }

  @Test func sizesThatChangeInEachLayoutEndWithADiagnostic() {
    let stage = Stage(expecting: [.unsettled])
    let row = stage.scene.addContainer(.row(vertical: .fill), frame: Rect(0, 0, 100, 40))
    let a = stage.scene.makeView(frame: Rect(0, 0, 10, 10))
    row.add(a)
    var calls = 0
    a.onLayout = { view in
      calls += 1
      view.frame.size.height = 5
    }

    stage.frame(at: 0)
    #expect(stage.diagnostics.kinds == [.unsettled])
    #expect(calls < 40)
    stage.frame(at: 16)
    a.onLayout = nil
    stage.frame(at: 32)
    #expect(a.frame.size.height == 40)
    let old = calls
    stage.frame(at: 48)
    #expect(calls == old)
  }

  @Test func windowsAndScrollViewsAreRefused() {
    let stage = Stage(expecting: [.unusableContainer])
    let view = stage.scene.addView(frame: Rect(0, 0, 100, 100))
    view.makeScrollView(contentSize: ScrollSize(100, 200))

    #expect(view.makeContainer(.row()).view.container == nil)
    #expect(stage.scene.window.view.makeContainer(.row()).view.container == nil)
    #expect(stage.diagnostics.kinds == [.unusableContainer, .unusableContainer])
  }

  @Test func handlesOfDestroyedContainersDoNothing() {
    let stage = Stage(expecting: [.staleHandle])
    let row = stage.scene.addContainer(.row())
    row.view.destroy()
    row.layout = .column()
    row.fitsWidth = true
    row.add(.column())
    row.view.layoutItem.width = 5
    #expect(row.view.container == nil)
    #expect(row.layout.kind == .column)
    #expect(!stage.diagnostics.kinds.isEmpty)
  }

  @Test func textsOfSeveralSizesStandOnOneLine() throws {
    let scene = Scene(size: Size(600, 200))
    let row = scene.addContainer(.row(spacing: 8, vertical: .firstBaseline), frame: Rect(0, 0, 600, 80))
    let small = row.add(Label("small", size: 11))
    let large = row.add(Label("large\nand more", size: 33))
    let button = scene.addButton("Press", to: row.view)
    let field = scene.addTextField(to: row.view)
    let box = scene.addView(frame: Rect(0, 0, 10, 10), to: row.view)
    scene.advance(by: 0)
    func line(_ view: View) throws -> Float { view.frame.minY + (try #require(view.firstBaseline)) }
    let expected = try line(large)
    let lines = [try line(small), try line(button.view)]
    #expect(lines.allSatisfy { abs($0 - expected) <= 0.5 })
    // The letters of the field, in the middle of it, and the lower edge of the box.
    #expect(abs(field.view.frame.minY + (field.view.frame.size.height - 16) / 2 + 16 * 86 / 110 - expected) <= 0.5)
    #expect(abs(box.frame.maxY - expected) <= 0.5)
    #expect(min(small.frame.minY, large.frame.minY, button.view.frame.minY, field.view.frame.minY) == 0)
    let (first, last) = (try #require(large.firstBaseline), try #require(large.lastBaseline))
    #expect(last - first == 33)
  }
}

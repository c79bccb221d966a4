import Dactyl
import TestSupport
import Testing

@testable import DactylActions
@testable import DactylInput
@testable import DactylScrolling

/// The draw list that is kept from frame to frame, compared with that of a plain traversal, while random edits change
/// all visible properties. `DACTYL_SEED=n` runs that of a failure.
@Suite struct KeptDrawListTests {
  @Test(
    "Whatever is edited, the kept draw list equals the one of a full traversal, item by item",
    arguments: Seeds.batches(400))
  func anyEdit(seeds: Range<UInt64>) {
    var kinds: Set<String> = []
    for seed in seeds {
      var world = EditedWorld(seed: seed, clips: seed % 4 == 0, isCrowded: seed % 3 == 0)
      var before: DrawList?
      var background: Color?
      for step in 0..<24 {
        world.edit()
        let version = world.scene.contentVersion
        let report = world.scene.frame(at: Timestamp(milliseconds: Int64(16 * step)))
        let list = world.scene.drawList
        let comment: Comment = "DACTYL_SEED=\(seed), step \(step)"
        guard list == world.scene.plainDrawList() else {
          Issue.record("the list is another one than that of the plain walk: \(comment)")
          return
        }
        let hasChanged = before != list || background != world.scene.background
        #expect(report.hasChanged == hasChanged, comment)
        #expect(report.drawn == list.items.count, comment)
        if world.scene.drawing.visible.keepsSlots, version == world.contentVersion {
          kinds.insert(hasChanged ? "kept" : "kept, the same")
        } else {
          kinds.insert(hasChanged ? "made" : "made, the same")
        }
        world.contentVersion = version
        (before, background) = (list, world.scene.background)
      }
    }
    let all: Set = ["kept", "kept, the same", "made", "made, the same"]
    if seeds.count > 3 { #expect(kinds == all) }
  }

  @Test("Where views clip, the list is kept while all stay visible, and the clips follow")
  func clips() {
    let scene = Scene(size: Size(100, 100))
    let outer = scene.addView(frame: Rect(10, 10, 60, 60))
    outer.clipsToBounds = true
    let inner = scene.addView(frame: Rect(5, 5, 40, 40), to: outer)
    inner.clipsToBounds = true
    let card = scene.addView(frame: Rect(5, 5, 10, 10), to: inner)
    card[Shape.self] = Shape(.ellipse, fill: .white)
    scene.frame(at: .zero)
    let moves: [(view: View, translation: Vector)] = [
      (card, Vector(3, 1)), (inner, Vector(20, 0)), (outer, Vector(1, 2)),
    ]

    for move in moves {
      move.view.center += move.translation
      scene.frame(at: .zero)

      #expect(scene.drawing.visible.keepsSlots)
      #expect(scene.drawList.clips.count == 2)
      #expect(scene.drawList == scene.plainDrawList())
    }
  }

  @Test("A list that a caller retains is not changed")
  func copies() throws {
    let scene = Scene(size: Size(100, 100))
    let card = scene.addView(frame: Rect(0, 0, 10, 10))
    card[Shape.self] = Shape(.ellipse, fill: .white)
    scene.frame(at: .zero)
    let kept = scene.drawList
    card.center.x += 20

    scene.frame(at: .zero)

    #expect(kept.items.first?.transform == .identity)
    #expect(scene.drawList.items.first?.transform == .translation(20, 0))
  }

  @Test("Only the items of moved views are rewritten while no view is added or removed, however many there are")
  func onlyWhatMoved() {
    let scene = Scene(size: Size(500, 500))
    let views = (0..<400).map { number in
      let view = scene.addView(frame: Rect(Float(number), Float(number), 10, 10))
      view[Shape.self] = Shape(.ellipse, fill: .white)
      return view
    }
    for _ in 0..<3 { scene.frame(at: .zero) }

    for number in [7, 300] {
      views[number].center.y += 1
      scene.frame(at: .zero)

      #expect(scene.drawing.visible.keepsSlots)
      let runs = scene.drawing.visible.updatedRuns
      #expect(runs.count == 1 && runs[0].count == 1)
      #expect(scene.drawList == scene.plainDrawList())
    }
  }
}

/// A scene whose views are edited at random, mostly so that the list can be kept afterwards.
private struct EditedWorld {
  let scene = Scene(size: Size(300, 200))
  var contentVersion: UInt64?
  private var random: SeededRandom
  private var views: [View] = []
  private let mayClip: Bool

  init(seed: UInt64, clips: Bool, isCrowded: Bool) {
    random = SeededRandom(seed: seed)
    mayClip = clips
    for _ in 0..<(isCrowded ? 120 : 14) { addView() }
  }

  /// A few edits; sometimes none.
  mutating func edit() {
    let isBold = random.oneIn(4)
    for _ in 0..<random.int(0..<(isBold ? 6 : 4)) { isBold ? editAnything() : move() }
  }

  private mutating func addView() {
    let frame = Rect(
      random.halves(-20, 280), random.halves(-20, 180), random.halves(0, 60), random.halves(0, 60))
    let parent = random.oneIn(2) ? random.pick(views.filter(\.isAlive)) : nil
    let view = scene.addView(frame: frame, to: parent)
    views.append(view)
    for _ in 0..<random.int(0..<3) { setContent(of: view) }
    if mayClip, random.oneIn(4) { view.clipsToBounds = true }
  }

  private mutating func move() {
    guard let view = random.pick(views.filter(\.isAlive)) else { return }
    switch random.int(0..<9) {
    case 0: view.bounds.origin = Point(random.halves(-5, 5), random.halves(-5, 5))
    case 1: view.transform = random.oneIn(3) ? .identity : .rotation(random.float(-3, 3))
    case 2: view.alpha = random.pick([1, 0.5, 0.25]) ?? 1
    case 3: view.center = view.center
    case 4: view.frame.size = Size(random.halves(1, 60), random.halves(1, 60))
    case 5:
      let some = views.filter(\.isAlive).prefix(5)
      scene.moveViews(some.map(\.entity), to: some.map { $0.center + Vector(1, 0.5) })
    default: view.center += Vector(random.halves(-8, 8), random.halves(-8, 8))
    }
  }

  private mutating func editAnything() {
    guard let view = random.pick(views.filter(\.isAlive)) else { return addView() }
    switch random.int(0..<16) {
    case 0: addView()
    case 1: view.destroy()
    case 2: view.removeFromSuperview()
    case 3: view.isHidden.toggle()
    case 4: view.alpha = random.pick([0, 1e-30, 1]) ?? 1
    case 5:
      if mayClip { view.clipsToBounds.toggle() }
      view.clipCornerRadius = random.oneIn(2) ? 0 : 7
    case 6: random.oneIn(2) ? view.bringToFront() : view.sendToBack()
    case 7:
      if let other = random.pick(views.filter(\.isAlive)), !other.isDescendant(of: view) { other.addSubview(view) }
    case 8: view.center = Point(random.halves(-900, 900), random.halves(-30, 230))
    case 9: scene.query(Sprite.self).forEach { _, sprite in sprite.isFlipped.toggle() }
    case 10: editScene()
    default: setContent(of: view)
    }
  }

  private mutating func editScene() {
    switch random.int(0..<7) {
    case 6: scene.font = random.pick([.pixel, .default, .builtIn.weight(.bold), .monospaced]) ?? .default
    case 0: scene.background = random.oneIn(2) ? .white : .black
    case 1: scene.size = Size(random.halves(100, 400), 200)
    case 2:
      scene.window.camera = Camera(center: Point(random.halves(0, 200), 100), zoom: random.pick([1, 0.5, 2]) ?? 1)
    case 3: views.append(scene.addWindow(frame: Rect(random.halves(0, 100), 20, 80, 80), level: 1).view)
    case 4: scene.windows.randomElement(using: &random)?.bringToFront()
    default: scene.windows.randomElement(using: &random)?.level = Float(random.int(0..<3))
    }
  }

  private mutating func setContent(of view: View) {
    switch random.int(0..<7) {
    case 0: view[Shape.self] = Shape(.rectangle(cornerRadius: 3), fill: .white)
    case 1: view[Shape.self] = nil
    case 2: view[Sprite.self] = Sprite(Texture(id: Int32(random.int(0..<3)), size: Size(8, 8)))
    case 3: view[Sprite.self] = nil
    case 4: view[Label.self] = Label("label \(random.int(0..<40)) that is too long to fit into the string itself")
    case 5: view[Label.self]?.color = random.oneIn(2) ? .white : .black
    default: view[Sprite.self]?.tint = Color(random.float(0, 1), 1, 1)
    }
  }
}

@Suite struct DrawItemTests {
  @Test("An item is copied without a call: it has at most 128 bytes")
  func size() { #expect(MemoryLayout<DrawItem>.stride <= 128) }
}

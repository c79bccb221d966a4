import Dactyl
import TestStage
import TestSupport
import Testing

/// The conditions of the focus whatever happens: two windows of tiles, traps, groups, guides, lids and presented
/// controllers that change at random, compared with a plain list of the items.
@Suite struct FocusInvariantTests {
  @Test(
    "F12, F16, F21: after the first focus, an item is focused whenever any can be", arguments: Seeds.each(40))
  func neverLost(seed: UInt64) {
    var world = FocusWorld(seed: seed)
    world.scene.moveFocus(.next)
    var hasBeen = false
    for step in 0..<Seeds.steps(80) {
      world.change()
      world.scene.advance(by: 0.02)
      let open = world.eligible()
      let item = world.scene.focusedItem
      hasBeen = hasBeen || item != nil
      if let item {
        #expect(open.contains(item), "seed \(seed), step \(step): \(item) can't have it")
      } else if hasBeen {
        #expect(open.isEmpty, "seed \(seed), step \(step): nobody has it")
      }
    }
  }

  @Test(
    "`next` and `previous` visit each eligible item of a trap once per round, in reading order",
    arguments: Seeds.each(40)
  )
  func rounds(seed: UInt64) {
    var world = FocusWorld(seed: seed)
    let scene = world.scene
    scene.moveFocus(.next)
    for _ in 0..<Seeds.steps(12) {
      for _ in 0..<5 { world.change() }
      scene.advance(by: 0.02)
      // The focus enters traps on its path, and does not leave them: it stays in the innermost one.
      for _ in 0..<5 * (world.eligible().count + 1) { scene.moveFocus(.next) }
      guard let start = scene.focusedItem else { continue }
      let order = world.round(of: start)
      guard let index = order.firstIndex(of: start) else {
        Issue.record("seed \(seed): \(start) is not in its round")
        continue
      }
      let wanted = order[(index + 1)...] + order[...index]
      #expect(visit(.next, wanted.count, in: scene) == Array(wanted), "seed \(seed)")
      #expect(
        visit(.previous, wanted.count, in: scene) == Array(wanted.dropLast().reversed() + [start]), "seed \(seed)")
    }
  }

  private func visit(_ heading: FocusHeading, _ count: Int, in scene: Scene) -> [View] {
    (0..<count).compactMap { _ in
      scene.moveFocus(heading)
      return scene.focusedItem
    }
  }
}

/// The scene of these tests, and a plain search for its items.
private struct FocusWorld {
  private struct Screen: ViewControllerBehavior {}

  let stage = Stage(size: Size(800, 600), expecting: [.unreachableFocusItem])
  var scene: Scene { stage.scene }
  private var random: SeededRandom
  private let windows: [Window]
  private let root: ViewController
  private let menus: [ViewController]
  private var boxes: [View]
  private var tiles: [View] = []
  private var lids: [View] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let scene = stage.scene
    windows = [scene.window, scene.addWindow(frame: Rect(0, 0, 800, 600))]
    root = scene.makeViewController(Screen())
    menus = (0..<2).map { _ in scene.makeViewController(Screen()) }
    windows[0].rootViewController = root
    windows[1].view.passesThrough = true
    // The items of menus exist before they are presented.
    boxes = [root.view, windows[1].view, menus[0].view, menus[1].view].compactMap(\.self)
    for _ in 0..<6 {
      let box = scene.addView(frame: Rect(0, 0, 800, 600), to: boxes[random.below(boxes.count)])
      box.passesThrough = true
      box.trapsFocus = random.chance(25)
      if random.chance(40) { box.focusGroupIdentifier = "g\(random.below(3))" }
      boxes.append(box)
    }
    for _ in 0..<16 { addTile() }
  }

  private mutating func box() -> View { boxes[random.below(boxes.count)] }

  /// No two begin at the same point, and none begins where a lid does.
  private mutating func point(of number: Int) -> Point {
    Point(Float(random.below(700)) + Float(number % 64) / 128, Float(random.below(500)))
  }

  private mutating func addTile() {
    let tile = scene.addView(
      frame: Rect(origin: point(of: tiles.count), size: Size(Float(20 + random.below(80)), 40)), to: box())
    tile.name = "tile \(tiles.count)"
    tile.passesThrough = true
    tile.canBecomeFocused = true
    tiles.append(tile)
  }

  private mutating func addLid() {
    let origin = Point(Float(random.below(600)) + 0.75, Float(random.below(400)) + 0.75)
    lids.append(scene.addView(frame: Rect(origin: origin, size: Size(200.5, 150.5)), to: box()))
  }

  private mutating func addGuide() {
    let guide = scene.addView(frame: Rect(origin: point(of: 0), size: Size(50, 50)), to: box())
    guide.passesThrough = true
    guide.focusGuideEnvironments = (0..<2).map { _ in
      random.chance(50) ? box().entity : tiles[random.below(tiles.count)].entity
    }
    .filter { scene.isAlive($0) }
  }

  /// Changes something, or moves the focus.
  mutating func change() {
    let tile = tiles[random.below(tiles.count)]
    let box = box()
    switch random.below(16) {
    case 0: addTile()
    case 1: if tile.isAlive { tile.isHidden.toggle() }
    case 2: if tile.isAlive { tile.destroy() }
    case 3: if box != root.view, !menus.contains(where: { $0.view == box }) { box.isHidden.toggle() }
    case 4: if tile.isAlive { tile.frame.origin = point(of: tiles.firstIndex(of: tile) ?? 0) }
    case 5: if tile.isAlive { scene.requestFocus(at: tile.entity) }
    case 6: if tile.isAlive { tile.canBecomeFocused = random.chance(60) }
    case 7: if random.chance(50) { addLid() } else if let lid = lids.popLast() { lid.destroy() }
    case 8: addGuide()
    case 9, 10: windows[random.below(2)].makeKey()
    case 11: if root.presentedViewController == nil { root.present(menus[0]) }
    case 12:
      let menu = menus[random.below(2)]
      guard menu.presentingViewController != nil else { break }
      if menu == menus[0], menu.presentedViewController == nil, random.chance(60) {
        menu.present(menus[1])
      } else {
        menu.dismiss()
      }
    case 13: scene.setNeedsFocusUpdate(at: box.entity)
    default: scene.moveFocus(FocusHeading.allCases[random.below(6)])
    }
  }

  // MARK: The plain list

  private func path(of view: View) -> [View] { Array(sequence(first: view) { $0.superview }) }

  /// The topmost presented view in the key window, else the window itself.
  private var top: View? {
    guard let window = scene.keyWindow else { return nil }
    return window == windows[0] ? menus.last { $0.view?.superview != nil }?.view ?? window.view : window.view
  }

  /// All views that can have the focus now (F3, F20-F22).
  func eligible() -> [View] {
    guard let top else { return [] }
    return tiles.filter { tile in
      guard tile.isAlive, tile.canBecomeFocused == true, case let path = path(of: tile), path.contains(top) else {
        return false
      }
      return path.allSatisfy { !$0.isHidden } && !isCovered(tile)
    }
  }

  private func isCovered(_ tile: View) -> Bool {
    let order = scene.windows.flatMap { inPaintingOrder($0.view) }
    guard let index = order.firstIndex(of: tile) else { return false }
    let area = tile.convert(tile.bounds, to: nil)
    return order[index...].contains { lid in
      guard lids.contains(lid), path(of: lid).allSatisfy({ !$0.isHidden }) else { return false }
      let own = lid.convert(lid.bounds, to: nil)
      return own.minX <= area.minX && own.maxX >= area.maxX && own.minY <= area.minY && own.maxY >= area.maxY
    }
  }

  private func inPaintingOrder(_ view: View) -> [View] { [view] + view.subviews.flatMap(inPaintingOrder) }

  /// The innermost trap around a view in the topmost presentation, which is one itself.
  private func trap(around view: View) -> View? { path(of: view).first { $0.trapsFocus || $0 == top } }

  private func group(of view: View) -> String? { path(of: view).lazy.compactMap(\.focusGroupIdentifier).first }

  /// All items in the innermost trap around a view, in reading order; a group is whole at its first item (F15).
  func round(of view: View) -> [View] {
    guard let trap = trap(around: view) else { return [] }
    let items = eligible().filter { path(of: $0).contains(trap) }.sorted {
      let (one, other) = ($0.convert($0.bounds, to: nil), $1.convert($1.bounds, to: nil))
      return (one.minY, one.minX) < (other.minY, other.minX)
    }
    var order: [View] = []
    for item in items where !order.contains(item) {
      let group = group(of: item)
      order += group == nil ? [item] : items.filter { self.group(of: $0) == group }
    }
    return order
  }
}

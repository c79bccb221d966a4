import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

/// Random trees of nested scroll views and recognizers with random fingers, wheels and keys.
@Suite struct ScrollTreeTests {
  private final class Tree {
    let stage = Stage(size: Size(400, 600))
    var random: SeededRandom
    var lists: [ScrollView] = []
    var faults: [String] = []
    /// The recognizers that cancel their touches in views, by whether they are active.
    var exclusive: [AnyGesture] = []
    private var open: [String: Int] = [:]

    init(_ seed: UInt64) {
      random = SeededRandom(seed: seed)
      grow(in: stage.scene.window.view, size: Size(400, 600), depth: 0)
    }

    private func grow(in parent: View, size: Size, depth: Int) {
      for index in 0..<(depth == 0 ? 1 : random.int(1..<3)) {
        let frame = Rect(
          Float(random.below(30)), Float(random.below(30)) + Float(index) * size.height * 0.5, size.width * 0.9,
          size.height * 0.8)
        let view = stage.scene.addView(frame: frame, to: parent)
        if random.chance(20) { view.transform = .rotation(Float(random.below(4)) * .pi / 2) }
        if random.chance(75) { makeList(of: view, frame.size) }
        if random.chance(40) { addRecognizer(to: view) }
        if depth < 3 { grow(in: view, size: frame.size, depth: depth + 1) }
      }
    }

    private func makeList(of view: View, _ size: Size) {
      let list = view.makeScrollView(
        contentSize: ScrollSize(
          Double(size.width) * Double(random.int(8..<25)) / 10, Double(size.height) * Double(random.int(8..<40)) / 10))
      let number = lists.count
      lists.append(list)
      list.handsDragsOver = random.chance(60)
      list.bounces = random.chance(70)
      list.isPagingEnabled = random.chance(15)
      list.isDirectionalLockEnabled = random.chance(20)
      if random.chance(25) { list.verticalSnap = .every(Double(random.int(20..<200))) }
      list.delegate.willBeginDragging = { [unowned self] _ in turn("\(number) drag", 1) }
      list.delegate.didEndDragging = { [unowned self] _, _ in turn("\(number) drag", -1) }
      list.delegate.willBeginDecelerating = { [unowned self] _ in turn("\(number) decelerate", 1) }
      list.delegate.didEndDecelerating = { [unowned self] _ in turn("\(number) decelerate", -1) }
      exclusive.append(list.panGestureRecognizer)
    }

    private func addRecognizer(to view: View) {
      exclusive.append(
        random.chance(50)
          ? view.addGestureRecognizer(PanGestureRecognizer()) { _ in }.any
          : view.addGestureRecognizer(LongPressGestureRecognizer()) { _ in }.any)
    }

    private func turn(_ what: String, _ change: Int) {
      open[what, default: 0] += change
      if ![0, 1].contains(open[what] ?? 0) { faults.append("\(what) is open \(open[what] ?? 0) times") }
    }

    /// The conditions that hold at any moment.
    func check() {
      let winners = exclusive.filter { [.began, .changed].contains($0.state) }
      for finger in [Int64(1), 2] {
        let owners = winners.filter { gesture in
          gesture.touches.contains { $0.finger == FingerID(finger) && $0.phase != .ended && $0.phase != .cancelled }
        }
        if owners.count > 1 { faults.append("finger \(finger) is of \(owners.count) at once") }
      }
    }

    func play() {
      let mouse = Mouse(in: stage.scene)
      for _ in 0..<120 {
        let location = Point(random.float(5, 395), random.float(5, 595))
        let finger = random.chance(70) ? stage.one : stage.two
        switch random.below(12) {
        case 0...1: if !finger.isDown { finger.press(at: location) }
        case 2...6: if finger.isDown { finger.move(to: location) }
        case 7: if finger.isDown { finger.lift() }
        case 8: if finger.isDown, random.chance(40) { finger.cancel() }
        case 9:
          mouse.move(to: location)
          mouse.scroll(by: Vector(Float(random.int(-3..<4)), Float(random.int(-5..<6))))
        case 10:
          let list = random.pick(lists)
          if random.chance(30) { list?.isScrollEnabled = random.chance(70) }
          if random.chance(10) { list?.view.removeFromSuperview() }
        default: stage.scene.advance(by: Double(random.float(0.01, 0.6)))
        }
        check()
      }
      for finger in [stage.one, stage.two] where finger.isDown { finger.lift() }
      stage.scene.advance(by: 12)
    }

    func checkRest() {
      for (what, count) in open where count != 0 { faults.append("\(what) has no end") }
      for (number, list) in lists.enumerated() where list.view.window != nil {
        let (offset, size, content) = (list.contentOffset, list.view.bounds.size, list.contentSize)
        let farthest = ScrollPoint(
          max(content.width - Double(size.width), 0), max(content.height - Double(size.height), 0))
        let isInside =
          offset.x >= 0 && offset.y >= 0 && offset.x <= farthest.x + 0.001 && offset.y <= farthest.y + 0.001
        if !isInside { faults.append("\(number) rests at \(offset), of \(farthest)") }
        if list.isDragging || list.isDecelerating { faults.append("\(number) does not rest") }
      }
      if stage.scene.nextDeadline != nil || !stage.scene.activeGestures.isEmpty { faults.append("no rest") }
    }
  }

  @Test(
    "There is at most one exclusive winner, offsets at rest are inside the limits, and each beginning has its end",
    arguments: Seeds.batches(400))
  func trees(seeds: Range<UInt64>) {
    for seed in seeds {
      let tree = Tree(seed)
      tree.play()
      tree.checkRest()
      #expect(tree.faults.prefix(3) == [], "DACTYL_SEED=\(seed)")
    }
  }
}

import Dactyl
import DactylControls

/// The cost of lists and large scroll views, each beside the same with few views.
enum ListPass {
  static let passes: [BenchPass] = [.listFlick, .listOpen, .listDifference, .scrollLarge]

  static func run(_ wanted: Set<BenchPass>) -> [BenchRow] {
    var rows: [BenchRow] = []
    if wanted.contains(.listFlick) { rows += [flick(), plain()] }
    if wanted.contains(.listOpen) { rows.append(open()) }
    if wanted.contains(.listDifference) { rows.append(difference()) }
    if wanted.contains(.scrollLarge) { rows += [1000, 1_000_000].map(scroll) }
    return rows
  }

  // MARK: Flicking

  private static let rowHeight: Float = 40
  private static let visible = 20
  /// The distance, in points, that the content moves in a frame of a flick: a new row appears in every frame.
  private static let step: Double = 41

  private static func makeList(in scene: Scene) -> ListView {
    let frame = Rect(0, 0, 400, rowHeight * Float(visible))
    let list = scene.addListView(frame: frame, rows: { 1_000_000 }) { _, row, path in
      fill(row, path.row)
    }
    list.rowHeight = .fixed(rowHeight)
    return list
  }

  private static func fill(_ row: View, _ number: Int) {
    row[Sprite.self] = Sprite(Texture(id: Int32(number % 8), size: Size(400, 40)))
  }

  /// Times frames in which the content of a list has moved.
  private static func flick() -> BenchRow {
    let scene = Scene(size: Size(800, 800))
    let list = makeList(in: scene)
    let scroll = list.scrollView
    var (frame, offset) = (0, 20_000_000.0)
    func play(_ timed: (() -> Void) -> Void) {
      frame += 1
      offset += step
      timed {
        scroll.contentOffset.y = offset
        scene.frame(at: Timestamp(milliseconds: Int64(frame) * 16))
      }
    }
    for _ in 0..<300 { play { $0() } }
    let samples = Sampler(most: 4000).run { _, timed in play(timed) }
    return BenchRow("lists", views: 1_000_000, BenchPass.listFlick.rawValue, per: .frame, samples)
  }

  /// Times the same frames with as many plain views as rows are visible, all of which move.
  private static func plain() -> BenchRow {
    let scene = Scene(size: Size(800, 800))
    let parent = scene.addView(frame: Rect(0, 0, 400, rowHeight * Float(visible)))
    parent.clipsToBounds = true
    let views = (0...visible).map { row in
      let view = scene.addView(frame: Rect(0, Float(row) * rowHeight, 400, rowHeight), to: parent)
      fill(view, row)
      return view
    }
    var frame = 0
    func play(_ timed: (() -> Void) -> Void) {
      frame += 1
      let shift = -Float((Double(frame) * step).truncatingRemainder(dividingBy: Double(rowHeight)))
      timed {
        for row in views.indices { views[row].center.y = (Float(row) + 0.5) * rowHeight + shift }
        scene.frame(at: Timestamp(milliseconds: Int64(frame) * 16))
      }
    }
    for _ in 0..<300 { play { $0() } }
    let samples = Sampler(most: 4000).run { _, timed in play(timed) }
    return BenchRow("lists", views: visible, BenchPass.listFlick.rawValue, per: .frame, samples)
  }

  // MARK: Opening and changing

  private static func open() -> BenchRow {
    let samples = Sampler(most: 300, watch: .wall).run { _, timed in
      let scene = Scene(size: Size(800, 800))
      scene.frame(at: Timestamp(milliseconds: 16))
      timed {
        _ = makeList(in: scene)
        scene.frame(at: Timestamp(milliseconds: 32))
      }
    }
    return BenchRow("lists", views: 1_000_000, BenchPass.listOpen.rawValue, per: .operation, samples)
  }

  /// Applies a full difference to 10,000 rows: a tenth is removed, as many are inserted, and a tenth moves.
  private static func difference() -> BenchRow {
    let count = 10_000
    var random = SplitMix(seed: 5)
    let scene = Scene(size: Size(800, 800))
    var numbers = Array(0..<count)
    var next = count
    let list = scene.addListView(frame: Rect(0, 0, 400, 800), rows: { numbers.count }) { _, row, path in
      fill(row, numbers[path.row])
    }
    let samples = Sampler(most: 300, watch: .wall).run { _, timed in
      var changed = numbers
      for _ in 0..<(count / 10) { changed.remove(at: Int(random.number(0, Float(changed.count)))) }
      for _ in 0..<(count / 10) {
        changed.insert(next, at: Int(random.number(0, Float(changed.count))))
        next += 1
      }
      for _ in 0..<(count / 10) {
        let number = changed.remove(at: Int(random.number(0, Float(changed.count))))
        changed.insert(number, at: Int(random.number(0, Float(changed.count))))
      }
      timed { list.update(animated: false, ids: { numbers[$0.row] }) { numbers = changed } }
    }
    return BenchRow("lists", views: count, BenchPass.listDifference.rawValue, per: .operation, samples)
  }

  // MARK: Large content

  /// Times frames in which the content of a plain scroll view has moved, and a hit-test; a hundred of its subviews
  /// show.
  private static func scroll(_ count: Int) -> BenchRow {
    let scene = Scene(size: Size(800, 800))
    let scroll = scene.addView(frame: Rect(0, 0, 400, 800)).makeScrollView(
      contentSize: ScrollSize(400, Double(count) * 8))
    scroll.view.clipsToBounds = true
    for number in 0..<count {
      let view = scene.addView(frame: Rect(0, Float(number) * 8, 400, 8), to: scroll.view)
      fill(view, number)
    }
    let most = Double(count) * 8 - 800
    var (frame, hits) = (0, 0)
    func play(_ timed: (() -> Void) -> Void) {
      frame += 1
      let offset = (Double(frame) * step).truncatingRemainder(dividingBy: most)
      timed {
        scroll.contentOffset.y = offset
        scene.frame(at: Timestamp(milliseconds: Int64(frame) * 16))
        if scene.hitTest(Point(200, 400)) != nil { hits += 1 }
      }
    }
    for _ in 0..<50 { play { $0() } }
    let samples = Sampler(most: 2000).run { _, timed in play(timed) }
    return BenchRow("lists", views: count, BenchPass.scrollLarge.rawValue, per: .frame, samples)
  }
}

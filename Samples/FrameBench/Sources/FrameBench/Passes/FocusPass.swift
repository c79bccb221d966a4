import Dactyl

/// The cost of a step of the focus among many focusable views side by side.
enum FocusPass {
  /// The search alone, nothing having moved since the last one.
  static func search(_ count: Int) -> BenchRow {
    let field = Field(count)
    _ = field.scene.nextFocusItem(.right, from: field.tiles[0])
    let samples = Sampler(most: 4000, watch: .wall).run { number, timed in
      let (tile, heading) = field.step(number)
      timed { _ = field.scene.nextFocusItem(heading, from: tile) }
    }
    return BenchRow("focus", views: count, BenchPass.focusSearch.rawValue, per: .operation, samples)
  }

  /// The first search after one of the views has moved.
  static func searchAfterChange(_ count: Int) -> BenchRow {
    let field = Field(count)
    let samples = Sampler(most: 300, watch: .wall).run { number, timed in
      let (tile, heading) = field.step(number)
      field.tiles[number % count].frame.origin.x += number % 2 == 0 ? 1 : -1
      timed { _ = field.scene.nextFocusItem(heading, from: tile) }
    }
    return BenchRow("focus", views: count, "\(BenchPass.focusSearch.rawValue) (changed)", per: .operation, samples)
  }

  private final class Field {
    let scene: Scene
    private(set) var tiles: [View] = []
    private let headings: [FocusHeading] = [.right, .down, .left, .up]

    init(_ count: Int) {
      let side = Int(Double(count).squareRoot().rounded(.up))
      scene = Scene(size: Size(Float(side) * 20, Float(side) * 20))
      for number in 0..<count {
        let tile = scene.addView(frame: Rect(Float(number % side) * 20, Float(number / side) * 20, 18, 18))
        tile.canBecomeFocused = true
        tiles.append(tile)
      }
    }

    /// The view at which a search begins, and its direction.
    func step(_ number: Int) -> (View, FocusHeading) { (tiles[number * 7919 % tiles.count], headings[number % 4]) }
  }
}

import Dactyl
import TestSupport
import Testing

@testable import DactylFocus
@testable import DactylInput

/// Updates of the focus map after views have moved: only those are computed again. It is compared with a map that is
/// made from scratch, as for a player who never had a focused item.
@Suite struct FocusFollowingTests {
  // Without a stage, which fails for diagnostics: some views are added to themselves or moved to NaN.
  private let scene = Scene(size: Size(1000, 1000))

  /// The changes to views in such a test.
  private func edit(_ views: inout [View], _ random: inout SeededRandom) {
    views.removeAll { !$0.isAlive }
    guard let view = views.isEmpty ? nil : views[random.below(views.count)] else { return }
    let other = views[random.below(views.count)]
    switch random.below(20) {
    case 0: view.isHidden.toggle()
    case 1: view.isUserInteractionEnabled.toggle()
    case 2: view.alpha = random.chance(50) ? 0 : 1
    case 3: view.canBecomeFocused = random.chance(60)
    case 4: if views.count > 20 { view.destroy() }
    case 5: _ = other.addSubview(view)
    case 6: view.removeFromSuperview()
    case 7: _ = scene.window.view.addSubview(view)
    case 8: views.append(add(to: view, &random))
    case 9: view.trapsFocus.toggle()
    case 10: view.focusGroupIdentifier = random.chance(50) ? "group \(random.below(3))" : nil
    case 11: view.bounds.origin.y += Float(random.below(40)) - 20
    case 12: view.transform = .rotation(Float(random.below(6)))
    case 13: view.frame.origin = Point(.nan, 5)
    case 14: view.bringToFront()
    default:
      for _ in 0...random.below(random.chance(20) ? 60 : 4) {
        views[random.below(views.count)].center = location(&random)
      }
    }
  }

  private func location(_ random: inout SeededRandom) -> Point {
    Point(Float(random.below(900)), Float(random.below(900)))
  }

  private func add(to parent: View, _ random: inout SeededRandom) -> View {
    let view = scene.addView(frame: Rect(origin: location(&random), size: Size(20, 10)), to: parent)
    if random.chance(80) { view.canBecomeFocused = true }
    return view
  }

  private func text(_ map: FocusMap) -> [String] {
    map.items.map { "\($0.entity) \($0.box) group \($0.group) trap \($0.trap) \($0.isGuide)" }
  }

  @Test("After any changes the focus items equal those of a new search, in the same order", arguments: Seeds.each(20))
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var views: [View] = []
    for _ in 0..<80 {
      let parent = random.chance(30) && !views.isEmpty ? views[random.below(views.count)] : scene.window.view
      views.append(add(to: parent, &random))
    }
    for step in 0..<300 {
      for _ in 0...random.below(3) { edit(&views, &random) }
      let followed = FocusItems.map(of: scene.focus.first, in: scene)
      let found = FocusItems.map(of: PlayerFocus(0), in: scene)
      #expect(text(followed) == text(found) && followed.runs == found.runs, "seed \(seed), step \(step)")
      #expect(followed.items.indices.allSatisfy { followed.slot(of: followed.items[$0].entity) == $0 })
      #expect(followed.covers.count == followed.items.count)
    }
  }

  @Test("An item that moves with an ancestor is found, and a widget's answers are requested each time")
  func around() {
    let panel = scene.addView(frame: Rect(0, 0, 500, 500))
    let tile = scene.addView(frame: Rect(10, 10, 20, 20), to: panel)
    tile.canBecomeFocused = true
    let map = FocusItems.map(of: scene.focus.first, in: scene)
    panel.frame.origin.x = 100

    #expect(FocusItems.map(of: scene.focus.first, in: scene).items.map(\.box) == [FocusBox(Rect(110, 10, 20, 20))])
    panel.isHidden = true
    #expect(FocusItems.map(of: scene.focus.first, in: scene).items.isEmpty)
    panel.isHidden = false
    #expect(FocusItems.map(of: scene.focus.first, in: scene).items.count == 1 && map.items.count == 1)
  }
}

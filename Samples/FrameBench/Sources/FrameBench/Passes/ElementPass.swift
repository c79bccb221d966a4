import Dactyl
import DactylControls

/// The cost of reading the elements of a scene, as an assistive client does: a scene of buttons.
enum ElementPass {
  static func run(_ count: Int) -> [BenchRow] {
    let name = BenchPass.elements.rawValue
    return [
      row(count, name + " (first)", most: 100) { scene, _, _ in
        scene.accessibility.setNeedsUpdate()
      },
      row(count, name + " (100)", most: 100) { _, buttons, number in
        for index in 0..<100 { buttons[(number * 7919 + index * 97) % count].title = "Title \(number)" }
      },
      row(count, name + " (none)", most: 4000) { _, _, _ in },
    ]
  }

  /// A row of the table: each sample prepares a change, and measures the reading.
  private static func row(
    _ count: Int, _ name: String, most: Int, _ change: (Scene, [Button], Int) -> Void
  ) -> BenchRow {
    let scene = Scene(size: Size(3000, 1000))
    let buttons = (0..<count).map { index in
      scene.addButton(
        "Button \(index)", frame: Rect(Float(index % 100) * 30, Float(index / 100) * 10, 28, 9))
    }
    scene.frame(at: .zero)
    var total = 0
    let samples = Sampler(most: most, watch: .wall).run { number, timed in
      change(scene, buttons, number)
      timed { total += scene.accessibility.element(AccessibilityElementID(buttons[0].view.entity)) == nil ? 0 : 1 }
    }
    precondition(total > 0, "the buttons are no elements")
    return BenchRow("buttons", views: count, name, per: .operation, samples)
  }
}

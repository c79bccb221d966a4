import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The calls of a scene that make something with a view.
@Suite struct AddingTests {
  private static let frame = Rect(10, 20, 100, 40)

  /// Each call, with a frame and a parent, in the order of the created views.
  private static var calls: [(name: String, add: (Scene, View?) -> View)] {
    [
      ("view", { $0.addView(frame: frame, to: $1) }),
      ("button", { $0.addButton("Deal", frame: frame, to: $1).view }),
      ("toggle", { $0.addToggle(isOn: true, frame: frame, to: $1).view }),
      ("slider", { $0.addSlider(value: 1, range: 0...2, frame: frame, to: $1).view }),
      ("stepper", { $0.addStepper(value: 1, range: 0...2, step: 1, frame: frame, to: $1).view }),
      ("segments", { $0.addSegmentedControl(["a", "b"], selected: 1, frame: frame, to: $1).view }),
      ("stick", { $0.addScreenStick(.leftStick, mode: .fixed, frame: frame, to: $1).view }),
      ("screen button", { $0.addScreenButton(.a, title: "Fire", frame: frame, to: $1).view }),
      ("text field", { $0.addTextField(frame: frame, to: $1).view }),
      ("list", { $0.addListView(frame: frame, to: $1).view }),
      ("filled list", { $0.addListView(frame: frame, to: $1, rows: { 3 }, showRow: { _, _, _ in }).view }),
    ]
  }

  @Test("A view is added in front of the others: in the main window, or in a given view")
  func locations() {
    let stage = Stage()
    let panel = stage.scene.addView(frame: Rect(0, 0, 300, 300))
    for (name, add) in Self.calls {
      let first = add(stage.scene, nil)
      #expect(first.superview == stage.scene.window.view && first.frame == Self.frame, "\(name)")
      #expect(stage.scene.window.view.subviews.last == first, "\(name)")
      let second = add(stage.scene, panel)
      #expect(panel.subviews.last == second && second.frame == Self.frame, "\(name)")
    }
  }

  @Test("A destroyed parent is refused with one diagnostic, whatever is added")
  func staleParent() {
    let stage = Stage(expecting: [.staleHandle])
    let panel = stage.scene.addView(frame: Rect(0, 0, 300, 300))
    panel.destroy()
    for (name, add) in Self.calls {
      let before = stage.diagnostics.diagnostics.count
      let view = add(stage.scene, panel)
      #expect(stage.diagnostics.diagnostics.count == before + 1, "\(name)")
      #expect(view.isAlive && view.superview == nil, "\(name)")
    }
  }

  @Test("A parent of another scene is refused, and so is a tab controller of another one")
  func otherScene() {
    let stage = Stage()
    let other = Stage(expecting: [.mismatchedViews])
    let panel = other.scene.addView(frame: Rect(0, 0, 300, 300))
    for (name, add) in Self.calls {
      let before = other.diagnostics.diagnostics.count
      let view = add(stage.scene, panel)
      #expect(other.diagnostics.diagnostics.count == before + 1, "\(name)")
      #expect(view.isAlive && view.superview == nil && view.scene === stage.scene, "\(name)")
    }
    let tabs = other.scene.makeTabController([other.scene.makeViewController()])
    #expect(stage.scene.addTabBar(for: tabs).view.superview == nil)
    #expect(tabs.contentInsets.bottom == 0 && panel.subviewCount == 0)
  }
}

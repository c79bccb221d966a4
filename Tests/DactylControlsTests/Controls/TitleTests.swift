import DactylControls
import TestStage
import Testing

/// Titles stay within their controls.
struct TitleTests {
  private static let titles = [
    "OK", "Deal again", "Unausweichlichkeit", "two\nlines", "eine lange Zeile mit vielen Worten",
  ]

  private func check(_ view: View, _ scene: Scene) {
    guard let label = view[Label.self] else { return }
    let (size, room) = (scene.size(of: label, fitting: view.bounds.size), view.bounds.size)
    #expect(size.width <= room.width + 0.01 && size.height <= room.height + 0.01, "\(label.text) in \(room)")
  }

  @Test(arguments: titles) func aTitleNeverLeavesItsButton(title: String) {
    let scene = Scene(size: Size(400, 300))
    for lines in 0...2 {
      scene.controlStyle.numberOfLines = lines
      for width in stride(from: Float(0), through: 200, by: 7) {
        for height: Float in [24, 30, 44, 70] {
          let button = scene.addButton(title, frame: Rect(0, 0, width, height))
          check(button.view, scene)
          button.view.destroy()
        }
      }
    }
  }

  @Test func aTitleThatFitsIsUnchanged() {
    let scene = Scene(size: Size(400, 300))
    for title in ["Deal", "two\nlines"] {
      let button = scene.addButton(title, frame: Rect(0, 0, 60, 44))
      let label = button.view[Label.self] ?? Label("")
      let plain = scene.size(of: Label(title))

      #expect(scene.size(of: label, fitting: button.view.bounds.size) == Size(plain.width + 8, plain.height))
    }
  }

  @Test func theStyleDecidesWhetherATitleWraps() {
    let scene = Scene(size: Size(400, 300))
    scene.font = .pixel
    let button = scene.addButton("Deal again", frame: Rect(0, 0, 68, 44))
    func height() -> Float { button.view.size(fitting: button.view.bounds.size).height }

    #expect(height() == 16 * scene.controlStyle.minimumScaleFactor)
    scene.controlStyle.minimumScaleFactor = 0.5
    #expect(abs(height() - 10) < 0.01, "ten letters in 60 points are 6 points wide")
    scene.controlStyle.numberOfLines = 2
    #expect(height() == 32)
    scene.controlStyle.numberOfLines = 1
    scene.controlStyle.minimumScaleFactor = 1
    #expect(height() == 16)
    scene.controlStyle.lineBreakMode = .byTruncatingMiddle
    #expect(button.view[Label.self]?.lineBreakMode == .byTruncatingMiddle)
    scene.controlStyle.titlePadding = 20
    #expect(button.view[Label.self]?.lineFragmentPadding == 20)
  }

  @Test(arguments: titles) func titlesStayInTheirSegments(title: String) {
    let scene = Scene(size: Size(400, 300))
    for width in stride(from: Float(30), through: 400, by: 23) {
      let segments = scene.addSegmentedControl([title, "b", title], frame: Rect(0, 0, width, 44))
      for part in segments.view.subviews { check(part, scene) }
      segments.view.destroy()
    }
  }

  @Test func rowsOfMenusStayInTheirPanelAndTitlesBesideTheirKeys() throws {
    for width in stride(from: Float(60), through: 500, by: 40) {
      let stage = Stage(size: Size(width, 400))
      let card = stage.menuCard()
      var menu = stage.menu
      for title in Self.titles { menu.add(KeyCommand("s", .control, action: "open", title: title)) }
      let shown = try #require(stage.scene.showMenu(menu, for: card.entity, at: .zero))
      for row in shown.window.view.subviews[0].subviews {
        let labels = row.subviews.filter { $0[Label.self] != nil }
        for label in labels {
          check(label, stage.scene)
          #expect(label.frame.minX >= 0 && label.frame.maxX <= row.bounds.maxX + 0.01)
        }
        guard labels.count == 2, labels[0].frame.size.width > 0 else { continue }
        let keys = labels[1].size(fitting: labels[1].bounds.size).width
        #expect(labels[0].frame.maxX <= labels[1].frame.maxX - keys + 0.01)
      }
    }
  }

  @Test func aMenuWithRoomClipsNoTitle() throws {
    let stage = Stage(size: Size(1600, 400))
    let card = stage.menuCard()
    var menu = stage.menu
    for title in Self.titles { menu.add(KeyCommand("s", .control, action: "open", title: title)) }
    let shown = try #require(stage.scene.showMenu(menu, for: card.entity, at: .zero))
    for label in shown.window.view.subviews[0].subviews.flatMap(\.subviews) {
      guard let text = label[Label.self], !text.text.contains("\n") else { continue }
      #expect(label.size(fitting: label.bounds.size) == stage.scene.size(of: Label(text.text, size: text.size)))
    }
  }
}

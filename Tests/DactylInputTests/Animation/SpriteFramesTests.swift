import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct SpriteFramesTests {
  private let stage = Stage()
  private let hero: View
  private let cells = (0..<4).map { Rect(Float($0) * 16, 0, 16, 16) }

  init() {
    hero = stage.card()
    hero[Sprite.self] = Sprite(Texture(id: 1, size: Size(64, 16)))
  }

  private var cell: Int? { hero[Sprite.self]?.cell.flatMap { cells.firstIndex(of: $0) } }

  private func frames(_ durations: [Double]) -> [SpriteFrame] {
    zip(cells, durations).map { SpriteFrame($0, duration: $1) }
  }

  private func shown(at moments: [Int64]) -> [Int?] {
    moments.map { moment in
      stage.frame(at: moment)
      return cell
    }
  }

  @Test("Each frame is shown for its own time, again and again; the view can be hit")
  func loops() {
    hero.animateFrames(frames([0.1, 0.2, 0.1]))
    #expect(cell == 0)
    #expect(shown(at: [50, 120, 280, 320, 420, 520]) == [0, 1, 1, 2, 0, 1])
    #expect(stage.scene.hitTest(hero.center) == hero)
    hero.cancelAnimations()
    #expect(shown(at: [600, 900]) == [1, 1])
    #expect(!stage.scene.tweens.isActive)
  }

  @Test("Played once it ends with the last frame; there and back, with the first")
  func once() {
    var ends: [String] = []
    hero.animateFrames(frames([0.1, 0.1, 0.1]), repeats: .once) { ends.append("once \($0)") }
    #expect(shown(at: [250, 350]) == [2, 2])
    hero.animateFrames(frames([0.1, 0.1]), speed: 2, repeats: .times(2, autoreverses: true)) { ends.append("\($0)") }
    #expect(shown(at: [380, 420, 470, 540, 700]) == [0, 1, 1, 0, 0])
    #expect(ends == ["once true", "true"])
  }

  @Test("New frames end those before, and other animations go on; without frames or a sprite it ends at once")
  func replaced() {
    var ends: [String] = []
    hero.animate(.linear(1).allowingUserInteraction) { $0.alpha = 0 }
    hero.animateFrames(frames([0.1, 0.1])) { ends.append("walk \($0)") }
    stage.frame(at: 50)
    hero.animateFrames([SpriteFrame(cells[3])]) { ends.append("jump \($0)") }
    #expect(shown(at: [100, 900]) == [3, 3])
    hero.animateFrames([]) { ends.append("none \($0)") }
    #expect(ends == ["walk false", "none false"])
    stage.frame(at: 1000)
    #expect(hero.alpha == 0 && ends.last == "jump false")
    hero[Sprite.self] = nil
    hero.animateFrames(frames([0.1])) { ends.append("no sprite \($0)") }
    #expect(ends.last == "no sprite false")
  }

  @Test("The draw list is made anew only when another frame is shown")
  func cost() {
    hero.animateFrames(frames([0.5, 0.5]))
    stage.frame(at: 10)
    let version = stage.scene.contentVersion
    stage.frame(at: 100)
    stage.frame(at: 400)
    #expect(stage.scene.contentVersion == version)
    stage.frame(at: 600)
    #expect(stage.scene.contentVersion != version)
  }

  @Test("A sheet finds frames by name, and animations by tags, numbers or one name")
  func sheet() {
    let texture = Texture(id: 1, size: Size(64, 16))
    let names = ["walk10.png", "walk2.png", "walk_1", "walker3", "stand", "walk", "jump (1)"]
    let frames = names.enumerated().map { ($1, SpriteFrame(Rect(Float($0), 0, 1, 1))) }
    let sheet = SpriteSheet(texture, frames: frames, animations: ["run": [SpriteFrame(Rect(9, 9, 9, 9))]])
    #expect(sheet.names == names && sheet["stand"] == Rect(4, 0, 1, 1) && sheet["nothing"] == nil)
    #expect(sheet.animation("walk").map(\.cell.origin.x) == [2, 1, 0])
    #expect(sheet.animation("jump").count == 1 && sheet.animation("stand").count == 1)
    #expect(sheet.animation("run").map(\.cell.origin.x) == [9] && sheet.animation("fly").isEmpty)
    let grid = SpriteSheet(texture, cells: Size(16, 16), names: ["a", "b", "c"])
    #expect(grid["c"] == Rect(32, 0, 16, 16))
    #expect(SpriteSheet(texture, cells: .zero, names: ["a"])["a"] == .zero)
  }
}

import Dactyl
import SampleScenes
import Testing

struct CardTableScriptTests {
  /// The output of a run of the script: the lines, and a hash of each frame's draw list.
  private func play() throws -> (lines: [String], frames: [Int]) {
    let hands = try TestTable()
    let script = hands.table.script
    for event in script.events { hands.scene.send(event) }
    var frames: [Int] = []
    while hands.now < script.end {
      hands.pass(1.0 / 60)
      frames.append(hands.pictureHash)
    }
    #expect(hands.diagnostics.isEmpty)
    return (hands.lines, frames)
  }

  @Test func twoRunsAreTheSame() throws {
    let (first, second) = (try play(), try play())

    #expect(first.lines == second.lines)
    #expect(first.frames == second.frames)
    #expect(Set(first.frames).count > 200, "the script shows something that moves")
  }

  @Test func theScriptShowsEveryKindOfEvent() throws {
    let lines = try play().lines

    for kind in ["pick ", "drop ", "flip ", "cancel "] {
      #expect(lines.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
    let fingers = Set(lines.filter { $0.hasPrefix("drop ") }.compactMap { $0.split(separator: "=").last })
    #expect(fingers.count >= 5)
    #expect(lines.filter { $0.hasPrefix("cancel ") }.count == 2)
  }

  @Test func itsMomentsLieInsideIt() throws {
    let hands = try TestTable()
    let script = hands.table.script

    #expect(script.moments.map(\.timestamp) == script.moments.map(\.timestamp).sorted())
    #expect(script.moments.allSatisfy { $0.timestamp < script.end })
    #expect(script.events.map(\.timestamp) == script.events.map(\.timestamp).sorted())
    #expect(script.events.allSatisfy { $0.timestamp < script.end })
  }
}

extension TestTable {
  /// A hash of all items of the last frame; the same for the same picture within one process.
  var pictureHash: Int {
    var hasher = Hasher()
    for item in scene.drawList.items {
      hasher.combine(item.entity)
      hasher.combine(item.transform)
      hasher.combine(item.bounds)
      hasher.combine(item.alpha)
      hasher.combine(item.clip)
      switch item.content {
      case .sprite(let sprite): hasher.combine(sprite)
      case .shape(let shape): hasher.combine(shape)
      case .label(let label): hasher.combine(label)
      }
    }
    return hasher.finalize()
  }
}

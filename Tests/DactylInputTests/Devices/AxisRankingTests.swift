import TestSupport
import Testing

@testable import DactylInput

/// The strongest of very many sticks, compared with a scan of all of them.
@Suite struct AxisRankingTests {
  /// The plain ranking: all devices in the order of their first values.
  private struct Plain {
    var entries: [(device: DeviceID, axis: ControllerAxis, value: Vector)] = []

    mutating func take(_ sample: AxisSample) {
      if let index = entries.firstIndex(where: { $0.device == sample.device && $0.axis == sample.axis }) {
        entries[index].value = sample.value
      } else {
        entries.append((sample.device, sample.axis, sample.value))
      }
    }

    func strongest(_ axis: ControllerAxis, of player: Int, _ players: PlayerTable) -> Vector {
      var (value, size) = (Vector.zero, Float(0))
      for entry in entries where entry.axis == axis && players.player(of: entry.device) == player {
        let own = entry.value.dx * entry.value.dx + entry.value.dy * entry.value.dy
        if own > size { (value, size) = (entry.value, own) }
      }
      return value
    }
  }

  @Test(
    "Whatever moves, connects, disconnects and changes players, the ranked axis is the one a full scan finds",
    arguments: Seeds.each(8))
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let table = AxisTable()
    var plain = Plain()
    let players = PlayerTable()
    let devices = (1...60).map { DeviceID(Int64($0)) }
    for step in 0..<2000 {
      let device = devices[random.below(devices.count)]
      switch random.below(40) {
      case 0:
        table.forget(device)
        plain.entries.removeAll { $0.device == device }
      case 1:
        players.assign(random.below(3), to: device)
        table.forgetPlayers()
      case 2 where random.chance(10):
        table.rest()
        for index in plain.entries.indices { plain.entries[index].value = .zero }
      default:
        let value = Vector(Float(random.below(9)) / 4 - 1, Float(random.below(3)))
        let sample = AxisSample(random.chance(70) ? .leftStick : .rightStick, value, device: device)
        table.take(sample)
        plain.take(sample)
      }
      for axis in [ControllerAxis.leftStick, .rightStick] {
        for player in 0..<3 {
          let found = table.strongest(axis, of: player, by: players)
          #expect(found == plain.strongest(axis, of: player, players), "seed \(seed), step \(step)")
        }
      }
    }
  }
}

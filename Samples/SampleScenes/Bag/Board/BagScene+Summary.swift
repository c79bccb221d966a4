import Dactyl

extension BagScene {
  /// The middle of a slot, in points of the scene; nil for a number that no slot has.
  public func location(of slot: Int) -> Point? {
    slots.indices.contains(slot) ? slots[slot].view.convert(slots[slot].view.bounds.center, to: nil) : nil
  }

  /// The side of a slot, in points of the scene.
  public var slotSide: Float { layout.side }
}

extension BagScene: PlayableScene {
  /// The slots in lines: `slot 3 x=212 y=130 gem=7`, or `slot 4 x=212 y=130 empty`.
  public var summaryLines: [String] {
    slots.map { slot in
      let location = location(of: slot.number) ?? .zero
      let stack = inventory.slots[slot.number].stack
      return "slot \(slot.number) x=\(location.x.wholePoints) y=\(location.y.wholePoints) "
        + (stack.map { "\($0.item.name)=\($0.count)" } ?? "empty")
    }
  }

  /// A play of some seconds that shows all features.
  public var script: SampleScript { BagScript.write(for: self) }

  /// Sets the closure that receives each event as a line.
  public func reportLines(to listener: @escaping (String) -> Void) { onEvent = { listener("\($0)") } }
}

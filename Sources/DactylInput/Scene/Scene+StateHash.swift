extension Scene {
  /// A hash over the whole state of input and scene: views, inputs, recognizers, focus, first responders, timers,
  /// animations, and what else features keep.
  ///
  /// Two scenes that were made and played alike have the same hash, in every process and in debug and release builds;
  /// a difference says that they went different ways. It does not see what is only the game's: closures, components,
  /// class responders and delegates, and the values of the game's own recognizers. It costs some nanoseconds for each
  /// view, and as much as there is in flight.
  public var stateHash: UInt64 {
    var hash = StateHash()
    mixGraph(into: &hash)
    hash.mix(now)
    hash.mix(queue)
    hash.mix(inputs)
    hash.mix(firstResponders)
    hash.mix(systems)
    hash.mix(life)
    hash.mix(motionSensors)
    hash.mix(controllerDevices)
    hash.mix(players)
    hash.mix(delegate)
    hash.mix(drawing.display)
    hash.mix(frames.number)
    hash.mix(frames.last)
    hash.mix(settling.isNeeded)
    for part in parts.all { part.mix(into: &hash) }
    return hash.value
  }
}

extension ScrollState: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(settings.contentSize)
    hash.mix(settings.inset)
    hash.mix(settings.cover)
    hash.mix(settings.isEnabled)
    hash.mix(offset)
    hash.mix(base)
    switch movement {
    case .none: hash.mix(0)
    case .drag(let drag):
      hash.mix(1)
      hash.mix(drag.start)
      hash.mix(drag.lost)
      hash.mix(drag.axes.count)
      hash.mix(drag.home)
      hash.mix(drag.free)
      hash.mix(drag.isAnnounced)
      hash.mix(drag.handed)
      hash.mix(drag.carried) { hash, carried in hash.mix(carried.view) }
      hash.mix(drag.carrier)
    case .flight(let flight):
      hash.mix(2)
      hash.mix(flight.start)
      hash.mix(flight.x)
      hash.mix(flight.y)
      hash.mix(flight.aim)
    case .zoom(let flight):
      hash.mix(3)
      hash.mix(flight.start)
      hash.mix(flight.offsets.start)
      hash.mix(flight.offsets.end)
      hash.mix(flight.scale.end)
    }
    hash.mix(zoom.minimum)
    hash.mix(zoom.maximum)
    hash.mix(zoom.scale)
    hash.mix(zoom.lifted)
    hash.mix(pinch?.place)
    hash.mix(owesEnd)
    hash.mix(hasBegunDecelerating)
    hash.mix(fronts)
  }
}

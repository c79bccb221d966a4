import Dactyl

extension Scene {
  /// The hash of the scene's state that recordings hold for each frame.
  var recordedHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ number: UInt64) { hash = (hash ^ number) &* 0x0000_0100_0000_01B3 }
    add(UInt64(bitPattern: Int64(livingEntities.count)))
    add(UInt64(bitPattern: currentTime.nanoseconds))
    for item in drawList.items {
      add(UInt64(item.transform.tx.bitPattern))
      add(UInt64(item.transform.ty.bitPattern))
    }
    for touch in liveTouches { add(touch.id) }
    return hash
  }
}

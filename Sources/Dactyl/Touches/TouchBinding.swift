/// A touch that is given to recognizers, one after another.
struct TouchBinding {
  let slot: Int
  let type: TouchType
  let recognizers: List<GestureID>
  /// What they want for it, all together.
  var say: RecognizersSay

  init(_ slot: Int, _ type: TouchType, in scene: Scene) {
    self.slot = slot
    self.type = type
    recognizers = scene.touches.recognizers(of: slot)
    scene.gestures.noteSay()
    say = RecognizersSay(version: scene.gestures.sayVersion)
  }

  @inline(__always)
  mutating func bind(_ place: Int, _ row: GestureRow, in table: GestureTable) {
    let id = GestureID(index: UInt32(truncatingIfNeeded: place), generation: row.generation)
    var attempt = Int(row.attempt)
    if attempt < 0 {
      attempt = table.attempts.begin(id)
      table.rows[place].attempt = Int32(truncatingIfNeeded: attempt)
    }
    if table.attempts.places[attempt].receive(slot, type) { recognizers.append(id) }
    say.add(id, row)
  }
}

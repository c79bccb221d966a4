import Dactyl

/// Writes the records of a recording into blocks of about a second. Within the room that it reserves it allocates
/// nothing.
package final class RecordingWriter {
  /// The seconds after which a block ends with a frame, and the bytes.
  private static let blockLength = (seconds: 1.0, bytes: 64 * 1024)

  private var out = ByteWriter()
  private var coding = TouchCoding()
  /// The beginning of the block under way, or nil between blocks.
  private var blockStart: Int?
  /// The moment of the first frame in the block under way.
  private var blockMoment: Timestamp?
  /// The scene that records are about.
  private var scene = 0
  /// The number of bytes that were written and taken away before.
  private var taken = 0
  /// The moment of the last frame.
  package private(set) var lastFrame: Timestamp?
  /// The number of events so far.
  package private(set) var events = 0

  /// Makes a writer with room for so many bytes, which it gets now.
  package init(room: Int = 1 << 20) { out.reserve(room) }

  /// The number of bytes so far, those that were taken away included.
  package var count: Int { taken + out.count }

  // MARK: Records

  /// Writes an event.
  package func write(_ event: InputEvent, scene: Int) {
    begin(scene)
    events += 1
    switch event.kind {
    case .touch(let sample): touch(sample, at: event.timestamp)
    case .detailedTouch(let sample, let details):
      wholeTouch(.detailedTouch, sample, at: event.timestamp)
      out.details(details)
    case let kind:
      mark(kind.mark)
      out.signed(coding.others.change(to: event.timestamp.nanoseconds))
      coding.others.follow(event.timestamp.nanoseconds)
      out.contents(kind)
    }
  }

  /// Writes the beginning of a frame. What follows up to its hash happened in it.
  package func writeFrame(at moment: Timestamp, scene: Int) {
    begin(scene)
    if blockMoment == nil { blockMoment = moment }
    mark(.frame)
    out.signed(coding.frames.change(to: moment.nanoseconds))
    coding.frames.follow(moment.nanoseconds)
    lastFrame = moment
  }

  /// Writes the hash of a scene's state after its frame.
  package func write(hash: UInt64, scene: Int) {
    begin(scene)
    mark(.hash)
    out.fixed(hash, 8)
  }

  /// The frame is over, and what belongs to it is written: ends the block that has lasted long enough.
  package func endFrame() {
    guard let blockStart, let lastFrame else { return }
    let seconds = blockMoment.map { lastFrame - $0 } ?? 0
    guard abs(seconds) >= Self.blockLength.seconds || out.count - blockStart >= Self.blockLength.bytes else { return }
    endBlock()
  }

  /// Writes an answer of the world outside.
  package func write(_ answer: RecordingAnswer, scene: Int) {
    begin(scene)
    mark(.answer)
    out.answer(answer)
  }

  /// Writes the points in a millimetre of the display.
  package func write(density: Float, scene: Int) {
    begin(scene)
    mark(.density)
    out.float(density)
  }

  /// Writes a note for the reader of the recording.
  package func write(note: String) {
    begin(scene)
    mark(.note)
    out.text(note)
  }

  // MARK: Files

  /// Ends the recording: nothing may be written any more.
  package func end() {
    begin(scene)
    mark(.end)
    endBlock()
  }

  /// Passes the blocks that are complete to a closure, and forgets them unless it throws. Between blocks there are
  /// none but complete ones.
  package func takeBlocks(_ body: ([UInt8]) throws -> Void) rethrows {
    guard blockStart == nil, out.count > 0 else { return }
    try body(out.bytes)
    taken += out.count
    out.removeAll()
  }

  /// All blocks so far, with an end: what follows a head in a file.
  package var blocks: [UInt8] {
    var copy = out
    let start = blockStart ?? Self.beginBlock(&copy)
    copy.byte(RecordingMark.Record.end.rawValue)
    Self.endBlock(&copy, from: start)
    return copy.bytes
  }

  // MARK: Blocks

  private func begin(_ scene: Int) {
    if blockStart == nil { blockStart = Self.beginBlock(&out) }
    guard scene != self.scene else { return }
    self.scene = scene
    mark(.scene)
    out.varint(UInt64(scene))
  }

  private func endBlock() {
    guard let start = blockStart else { return }
    Self.endBlock(&out, from: start)
    (blockStart, blockMoment) = (nil, nil)
  }

  private static func beginBlock(_ out: inout ByteWriter) -> Int {
    let start = out.count
    out.byte(RecordingMark.block)
    out.fixed(0, 8)
    return start
  }

  private static func endBlock(_ out: inout ByteWriter, from start: Int) {
    let records = start + RecordingMark.blockStart..<out.count
    out.patch(UInt32(truncatingIfNeeded: records.count), at: start + 1)
    out.patch(Checksum.of(out.bytes, in: records), at: start + 5)
  }

  private func mark(_ record: RecordingMark.Record) { out.byte(record.rawValue) }

  // MARK: Touches

  private func touch(_ sample: TouchSample, at moment: Timestamp) {
    guard sample.phase == .moved, let number = coding.number(of: sample.finger) else {
      return wholeTouch(.touch, sample, at: moment)
    }
    let last = coding.fingers[number].sample
    let isAsBefore =
      sample.type == last.type && sample.buttons == last.buttons && sample.modifiers == last.modifiers
    guard isAsBefore else { return wholeTouch(.touch, sample, at: moment) }
    let force = TouchCoding.Finger.order(sample.force) &- TouchCoding.Finger.order(last.force)
    let expected = coding.fingers[number].expected
    let x = TouchCoding.Finger.order(sample.location.x) &- expected.x
    let y = TouchCoding.Finger.order(sample.location.y) &- expected.y
    let change = coding.fingers[number].moments.change(to: moment.nanoseconds)
    let isAtOnce = moment.nanoseconds == coding.touches.last
    let momentWidth = isAtOnce ? 0 : Self.momentWidth(change.zigzag)
    let widths = UInt8(momentWidth << 4 | Self.width(x.zigzag) << 2 | Self.width(y.zigzag))
    if force == 0 {
      let isSame = number == coding.latest
      out.byte(RecordingMark.move | widths << 1 | (isSame ? 0 : 1))
      if !isSame { out.byte(UInt8(number)) }
    } else {
      out.byte(RecordingMark.forcedMove | widths)
      out.byte(UInt8(number) | UInt8(Self.width(force.zigzag)) << 5)
      out.fixed(UInt64(force.zigzag), TouchCoding.widths[Self.width(force.zigzag)])
    }
    if !isAtOnce { out.fixed(change.zigzag, TouchCoding.momentWidths[momentWidth]) }
    out.fixed(UInt64(x.zigzag), TouchCoding.widths[Self.width(x.zigzag)])
    out.fixed(UInt64(y.zigzag), TouchCoding.widths[Self.width(y.zigzag)])
    coding.take(sample, of: number, at: moment.nanoseconds)
  }

  private func wholeTouch(_ record: RecordingMark.Record, _ sample: TouchSample, at moment: Timestamp) {
    mark(record)
    let number = coding.number(of: sample.finger)
    out.byte(number.map { UInt8($0) } ?? TouchCoding.unknown)
    if number == nil {
      out.signed(sample.finger.device.rawValue)
      out.signed(sample.finger.finger)
    }
    out.signed(coding.touches.change(to: moment.nanoseconds))
    let flags: UInt8 = (sample.force != 0 || sample.force.sign == .minus ? 1 : 0) | (sample.buttons.isEmpty ? 0 : 2)
    out.byte(sample.phase.rawValue | sample.type.rawValue << 2 | flags << 5 | (sample.modifiers.isEmpty ? 0 : 128))
    out.point(sample.location)
    if flags & 1 != 0 { out.float(sample.force) }
    if flags & 2 != 0 { out.varint(UInt64(sample.buttons.rawValue)) }
    if !sample.modifiers.isEmpty { out.byte(sample.modifiers.rawValue) }
    coding.take(sample, of: number, at: moment.nanoseconds)
  }

  private static func width(_ number: UInt32) -> Int {
    switch number {
    case 0: 0
    case ...0xFFFF: 1
    case ...0xFF_FFFF: 2
    default: 3
    }
  }

  private static func momentWidth(_ number: UInt64) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFF_FFFF: 2
    default: 3
    }
  }
}

import Dactyl

/// A record of a recording.
enum Record {
  case event(InputEvent)
  case frame(Timestamp)
  case hash(UInt64)
  case scene(Int)
  case density(Float)
  case answer(RecordingAnswer)
  case note(String)
  case end
}

/// Reads the records of a recording's blocks.
struct RecordReader {
  /// The most scenes of a recording.
  static let mostScenes = 256

  private var coding = TouchCoding()

  /// Reads a record.
  mutating func read(_ bytes: inout ByteReader) throws(ByteReader.Fault) -> Record {
    let start = bytes.offset
    let mark = try bytes.byte("a record")
    if mark >= RecordingMark.move { return try move(mark, &bytes) }
    if mark >= RecordingMark.forcedMove { return try forcedMove(mark, &bytes) }
    guard let record = RecordingMark.Record(rawValue: mark) else {
      throw bytes.fault("a record's mark wanted, \(mark) found", at: start)
    }
    switch record {
    case .frame:
      return .frame(Timestamp(nanoseconds: coding.frames.advance(by: try bytes.signed("a frame's moment"))))
    case .hash: return .hash(try bytes.fixed(8, "a hash"))
    case .scene: return .scene(try bytes.number(below: Self.mostScenes, "a scene"))
    case .density: return .density(try bytes.float("a density"))
    case .answer: return .answer(try bytes.answer())
    case .note: return .note(try bytes.text("a note"))
    case .end: return .end
    case .touch: return .event(try wholeTouch(&bytes))
    case .detailedTouch:
      let touch = try wholeTouch(&bytes)
      guard case .touch(let sample) = touch.kind else { return .event(touch) }
      return .event(InputEvent(at: touch.timestamp, .detailedTouch(sample, try bytes.details())))
    default:
      let moment = coding.others.advance(by: try bytes.signed("a moment"))
      guard let kind = try bytes.contents(record) else { throw bytes.fault("an event wanted", at: start) }
      return .event(InputEvent(at: Timestamp(nanoseconds: moment), kind))
    }
  }

  // MARK: Touches

  private mutating func move(_ mark: UInt8, _ bytes: inout ByteReader) throws(ByteReader.Fault) -> Record {
    let number = mark & 1 == 0 ? coding.latest : Int(try bytes.byte("a finger"))
    return .event(try move(of: number, widths: mark >> 1 & 0x3F, force: 0, &bytes))
  }

  private mutating func forcedMove(_ mark: UInt8, _ bytes: inout ByteReader) throws(ByteReader.Fault) -> Record {
    let finger = try bytes.byte("a finger")
    let force = Int32(zigzag: try number(finger >> 5, "a force", &bytes))
    return .event(try move(of: Int(finger & 31), widths: mark & 0x3F, force: force, &bytes))
  }

  private mutating func move(
    of number: Int, widths: UInt8, force: Int32, _ bytes: inout ByteReader
  ) throws(ByteReader.Fault) -> InputEvent {
    guard coding.fingers.indices.contains(number) else {
      throw bytes.fault("one of \(coding.fingers.count) fingers wanted, \(number) found")
    }
    let finger = coding.fingers[number]
    let momentWidth = TouchCoding.momentWidths[Int(widths >> 4 & 3)]
    let moment =
      momentWidth == 0
      ? coding.touches.last : finger.moments.moment(after: Int64(zigzag: try bytes.fixed(momentWidth, "a moment")))
    let x = Int32(zigzag: try self.number(widths >> 2, "a coordinate", &bytes))
    let y = Int32(zigzag: try self.number(widths, "a coordinate", &bytes))
    var sample = finger.sample
    sample.phase = .moved
    sample.location.x = TouchCoding.Finger.number(finger.expected.x &+ x)
    sample.location.y = TouchCoding.Finger.number(finger.expected.y &+ y)
    sample.force = TouchCoding.Finger.number(TouchCoding.Finger.order(sample.force) &+ force)
    coding.take(sample, of: number, at: moment)
    return InputEvent(at: Timestamp(nanoseconds: moment), .touch(sample))
  }

  private func number(
    _ width: UInt8, _ what: String, _ bytes: inout ByteReader
  ) throws(ByteReader.Fault) -> UInt32 {
    UInt32(truncatingIfNeeded: try bytes.fixed(TouchCoding.widths[Int(width & 3)], what))
  }

  private mutating func wholeTouch(_ bytes: inout ByteReader) throws(ByteReader.Fault) -> InputEvent {
    let start = bytes.offset
    let number = Int(try bytes.byte("a finger"))
    let finger: FingerID
    if number == Int(TouchCoding.unknown) {
      let device = try bytes.device()
      finger = FingerID(device: device, try bytes.signed("a finger"))
    } else {
      guard coding.fingers.indices.contains(number) else {
        throw bytes.fault("one of \(coding.fingers.count) fingers wanted, \(number) found", at: start)
      }
      finger = coding.fingers[number].sample.finger
    }
    let moment = coding.touches.moment(after: try bytes.signed("a moment"))
    let properties = try bytes.byte("a touch's properties")
    guard let phase = TouchSamplePhase(rawValue: properties & 3), let type = TouchType(rawValue: properties >> 2 & 7)
    else { throw bytes.fault("a touch's phase and type wanted, \(properties) found", at: start) }
    var sample = TouchSample(finger: finger, phase: phase, location: try bytes.point("a location"), type: type)
    if properties & 32 != 0 { sample.force = try bytes.float("a force") }
    if properties & 64 != 0 {
      let buttons = try bytes.varint("buttons")
      sample.buttons = ButtonMask(rawValue: UInt32(truncatingIfNeeded: buttons))
    }
    if properties & 128 != 0 { sample.modifiers = try bytes.modifiers() }
    coding.take(sample, of: number == Int(TouchCoding.unknown) ? nil : number, at: moment)
    return InputEvent(at: Timestamp(nanoseconds: moment), .touch(sample))
  }
}

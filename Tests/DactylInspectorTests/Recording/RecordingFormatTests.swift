import Dactyl
import TestSupport
import Testing

@testable import DactylInspector

/// What is written is read again, and costs few bytes.
@Suite struct RecordingFormatTests {
  @Test func eventsOfEveryKindComeBackAsTheyWere() throws {
    var recording = Recording.made(of: SampleEvents.all, hash: .max / 3)
    // Several events before a frame, at moments that run backwards.
    recording.frames[3].events = SampleEvents.all.reversed()
    let read = try Recording(bytes: recording.bytes, file: "t")
    #expect(read.fault == nil)
    for (frame, wanted) in zip(read.frames, recording.frames) { #expect(frame == wanted) }
    #expect(read.frames.count == recording.frames.count)
  }

  @Test func anEventOfEachKindIsTried() {
    let marks = Set(SampleEvents.all.map(\.kind.mark))
    for mark in (RecordingMark.Record.touch.rawValue...).prefix(while: { RecordingMark.Record(rawValue: $0) != nil }) {
      #expect(marks.contains { $0.rawValue == mark }, "record \(mark)")
    }
  }

  @Test func numbersThatAreNoneKeepTheirBits() throws {
    let odd = [
      Float.nan, Float(bitPattern: 0x7FA0_0001), Float(bitPattern: 0xFFFF_FFFF), -0.0, 0, .leastNonzeroMagnitude,
    ]
    let events = odd.flatMap { number in
      [TouchSamplePhase.moved, .began, .moved].map {
        InputEvent(at: .zero, .touch(TouchSample(finger: .mouse, phase: $0, location: Point(number, 1), force: number)))
      }
    }
    let read = try Recording(bytes: Recording.made(of: events).bytes, file: "t").frames.flatMap(\.events)
    for (event, wanted) in zip(read, events) {
      guard case .touch(let a) = event.kind, case .touch(let b) = wanted.kind else { return #expect(Bool(false)) }
      #expect(a.location.x.bitPattern == b.location.x.bitPattern && a.force.bitPattern == b.force.bitPattern)
    }
    #expect(read.count == events.count)
  }

  @Test(arguments: [Int64.min, .max, 0, -1])
  func momentsOfAllNumbersComeBack(nanoseconds: Int64) throws {
    let events = [nanoseconds, .max, .min, nanoseconds, 7].flatMap { moment in
      [TouchSamplePhase.began, .moved].map {
        InputEvent(at: Timestamp(nanoseconds: moment), .touch(TouchSample(finger: .mouse, phase: $0, location: .zero)))
      } + [InputEvent(at: Timestamp(nanoseconds: moment), .text("a"))]
    }
    var recording = Recording.made(of: events)
    for index in recording.frames.indices { recording.frames[index].moment.nanoseconds = nanoseconds &* Int64(index) }
    #expect(try Recording(bytes: recording.bytes, file: "t").frames == recording.frames)
  }

  @Test(
    "A finger that moves takes at most ten bytes a sample, with moments of its own",
    arguments: [1, 2, 5], [1, 1_100_000, 7_000_000] as [Int64])
  func fewBytes(fingers: Int, apart: Int64) throws {
    var random = SeededRandom(seed: 9)
    func jitter(_ most: Int64) -> Int64 { Int64(random.next() % UInt64(2 * most + 1)) - most }
    var recording = Recording(head: RecordingHead(program: "p"))
    var places = (0..<fingers).map { Point(100 + 50 * Float($0), 200) }
    for number in 0..<600 {
      var frame = RecordedFrame(moment: Timestamp(nanoseconds: Int64(number) * 16_666_667 + 900_000))
      for finger in 0..<fingers {
        places[finger].x += 2.5 + Float(jitter(10)) / 8
        places[finger].y += Float(jitter(30)) / 8
        let moment = Int64(number - 1) * 16_666_667 + Int64(finger) * apart + jitter(1_000_000)
        let sample = TouchSample(
          finger: FingerID(Int64(finger)), phase: number == 0 ? .began : .moved, location: places[finger])
        frame.events.append(InputEvent(at: Timestamp(nanoseconds: moment), .touch(sample)))
      }
      recording.frames.append(frame)
    }
    let bytes = recording.bytes
    #expect(try Recording(bytes: bytes, file: "t").frames == recording.frames)
    var idle = recording
    for index in idle.frames.indices { idle.frames[index].events = [] }
    let each = Double(bytes.count - idle.bytes.count) / Double(600 * fingers)
    #expect(each <= 10, "\(each) bytes")
  }

  @Test func fingersBeyondThoseThatAreRememberedComeBack() throws {
    var random = SeededRandom(seed: 4)
    let events = (0..<3000).map { index in
      let finger = FingerID(Int64(random.next() % 50))
      let phase = TouchSamplePhase(rawValue: UInt8(random.next() % 4)) ?? .moved
      let location = Point(Float(random.next() % 1000) / 7, Float(random.next() % 1000))
      let force = Float(random.next() % 3) / 2
      return InputEvent(
        at: Timestamp(milliseconds: Int64(index)),
        .touch(TouchSample(finger: finger, phase: phase, location: location, force: force)))
    }
    #expect(try Recording(bytes: Recording.made(of: events).bytes, file: "t").frames.flatMap(\.events) == events)
  }

  @Test func headsComeBack() throws {
    var head = RecordingHead(program: "Kärten")
    head.title = "Cards"
    head.arguments = ["--size", "640x480", ""]
    head.windowSize = Size(640, 480)
    head.sceneSize = Size(320, 240)
    head.scale = 2
    head.pointsPerMillimeter = 3.5
    head.features = [.hashes, .debugBuild]
    head.from = Timestamp(milliseconds: -5)
    #expect(try Recording(bytes: Recording(head: head).bytes, file: "t").head == head)
  }

  @Test func answersScenesAndNotesComeBack() throws {
    var recording = Recording.made(of: Array(SampleEvents.all.prefix(4)))
    recording.launchAnswers = [[.clipboard("a"), .clipboard(nil)], [.character(.w, "ц")]]
    recording.frames[0].answers = [.character(.w, nil), .key("ц", .w), .key("!", nil), .controller(true)]
    recording.frames[1].scene = 1
    recording.frames[1].answers = [.controller(false), .clipboard("")]
    recording.frames[2].pointsPerMillimeter = 4
    recording.frames[3].scene = 1
    recording.notes = ["the disk was full"]
    let read = try Recording(bytes: recording.bytes, file: "t")
    #expect(read.frames == recording.frames)
    #expect(read.launchAnswers == recording.launchAnswers && read.notes == recording.notes)
  }

  /// A finger as a touch screen reports it: 120 samples a second at uneven moments, at places between pixels, faster
  /// and slower.
  @Test func aSampleOfAMovingFingerTakesTenBytesAtMost() {
    var random = SeededRandom(seed: 1)
    func noise(_ size: Float) -> Float { (Float(random.next() % 10_000) / 5000 - 1) * size }
    let writer = RecordingWriter()
    var moment: Int64 = 1_000_000_000
    let count = 20_000
    func sample(_ phase: TouchSamplePhase, _ index: Int) -> InputEvent {
      let way = Float(index) / 40
      moment += 8_333_333 + Int64(noise(400_000))
      let location = Point(500 + 400 * (way * 0.7).sine + noise(0.3), 400 + 300 * way.sine + noise(0.3))
      return InputEvent(
        at: Timestamp(nanoseconds: moment),
        .touch(TouchSample(finger: FingerID(device: DeviceID(5), 1), phase: phase, location: location, force: 1)))
    }
    writer.write(sample(.began, 0), scene: 0)
    let start = writer.count
    for index in 1...count { writer.write(sample(.moved, index), scene: 0) }
    let bytes = Double(writer.count - start) / Double(count)
    #expect(bytes <= 10, "\(bytes) bytes")
  }
}

extension Float {
  /// A wave that looks like a sine, of the four operations alone.
  fileprivate var sine: Float {
    let phase = (self / 2).truncatingRemainder(dividingBy: 2) - 1
    return 4 * phase * (1 - abs(phase))
  }
}

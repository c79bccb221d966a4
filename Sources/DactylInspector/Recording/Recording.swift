import Dactyl

/// What came into a program's scenes from its launch on: input, the moments of frames, and what the world answered to
/// the game. Played into the scenes of another launch, it makes the same things happen, bit for bit.
///
/// It is read from a file that `AppOptions.keepsRecording` or the option `--record` made.
public struct Recording: Hashable, Sendable {
  /// The suffix of the names of recordings.
  public static let suffix = ".dactyl"

  /// The program, its launch, and what the recording holds.
  public var head: RecordingHead
  /// The frames of all scenes, in the order in which they ran, each with what came in before it.
  public var frames: [RecordedFrame] = []
  /// What the launch was answered, before the first frame.
  package var launchAnswers: [[RecordingAnswer]] = []
  /// Notes of the program that recorded.
  public var notes: [String] = []
  /// Where the file is cut off or corrupt, and how; nil for a whole one. The frames are those before that place.
  public private(set) var fault: RecordingError?

  /// Whether the bytes of a file are those of a recording, by their beginning.
  package static func isRecording(_ bytes: [UInt8]) -> Bool { bytes.starts(with: RecordingMark.magic) }

  /// Makes a recording without frames.
  public init(head: RecordingHead) { self.head = head }

  /// Reads a file of bytes, up to its end or to the first fault.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The path or name of the file, for errors.
  /// - Throws: `RecordingError` when the head can't be read; a later fault is in `fault`.
  public init(bytes: [UInt8], file: String) throws(RecordingError) {
    let start: Int
    do {
      (head, start) = try RecordingHead.read(bytes)
    } catch {
      throw RecordingError(file: file, offset: error.offset, problem: error.problem)
    }
    do {
      try readBlocks(bytes, from: start)
    } catch {
      fault = RecordingError(file: file, offset: error.offset, problem: error.problem)
    }
  }

  /// Reads a file on disk, up to its end or to the first fault.
  ///
  /// - Throws: `RecordingError` when the file or its head can't be read; a later fault is in `fault`.
  public init(contentsOf path: String) throws(RecordingError) {
    let bytes: [UInt8]
    do {
      bytes = try Files.bytes(of: path)
    } catch {
      throw RecordingError(file: path, problem: "a file that can be read wanted: \(error.reason)")
    }
    try self.init(bytes: bytes, file: path)
  }

  /// The number of events in all frames.
  public var eventCount: Int { frames.reduce(0) { $0 + $1.events.count } }

  /// The bytes of a file with this recording.
  public var bytes: [UInt8] {
    let writer = RecordingWriter()
    for (scene, answers) in launchAnswers.enumerated() {
      for answer in answers { writer.write(answer, scene: scene) }
    }
    for note in notes { writer.write(note: note) }
    for frame in frames {
      for event in frame.events { writer.write(event, scene: frame.scene) }
      if let density = frame.pointsPerMillimeter { writer.write(density: density, scene: frame.scene) }
      writer.writeFrame(at: frame.moment, scene: frame.scene)
      for answer in frame.answers { writer.write(answer, scene: frame.scene) }
      if let hash = frame.hash { writer.write(hash: hash, scene: frame.scene) }
      writer.endFrame()
    }
    return head.fileBytes + writer.blocks
  }

  // MARK: Reading

  private mutating func readBlocks(_ bytes: [UInt8], from start: Int) throws(ByteReader.Fault) {
    var file = ByteReader(bytes, start..<bytes.count)
    var records = RecordReader()
    var assembly = Assembly()
    while true {
      let begin = file.offset
      let mark = try file.byte("a block, or the recording's end,")
      guard mark == RecordingMark.block else { throw file.fault("a block's mark wanted, \(mark) found", at: begin) }
      let length = Int(truncatingIfNeeded: try file.fixed(4, "a block's length"))
      let sum = try file.fixed(4, "a block's checksum")
      let range = try file.take(length, "a block")
      let found = Checksum.of(bytes, in: range)
      guard sum == UInt64(found) else {
        throw file.fault(ByteReader.wanted(sum, found, "the block"), at: range.lowerBound)
      }
      var block = ByteReader(bytes, range)
      while !block.isAtEnd {
        let record = try records.read(&block)
        if case .end = record { return }
        assembly.take(record, into: &self)
      }
    }
  }

  /// Puts records together to frames.
  private struct Assembly {
    /// The scene that records are about.
    private var scene = 0
    /// What came in for the next frame of each scene.
    private var waiting: [RecordedFrame] = []
    /// The place of the frame that answers and a hash belong to, for each scene; nil before its first.
    private var latest: [Int?] = []

    mutating func take(_ record: Record, into recording: inout Recording) {
      while waiting.count <= scene {
        waiting.append(RecordedFrame(scene: waiting.count, moment: .zero))
        latest.append(nil)
        recording.launchAnswers.append([])
      }
      switch record {
      case .event(let event): waiting[scene].events.append(event)
      case .density(let density): waiting[scene].pointsPerMillimeter = density
      case .frame(let moment):
        waiting[scene].moment = moment
        latest[scene] = recording.frames.count
        recording.frames.append(waiting[scene])
        waiting[scene] = RecordedFrame(scene: scene, moment: moment)
      case .hash(let hash): if let latest = latest[scene] { recording.frames[latest].hash = hash }
      case .answer(let answer):
        if let latest = latest[scene] {
          recording.frames[latest].answers.append(answer)
        } else {
          recording.launchAnswers[scene].append(answer)
        }
      case .scene(let number): scene = number
      case .note(let note): recording.notes.append(note)
      case .end: break
      }
    }
  }
}

/// A frame of a recording, with what came into its scene before it.
public struct RecordedFrame: Hashable, Sendable {
  /// The number of the scene, in the order in which windows were opened; 0 is the first.
  public var scene = 0
  /// The events that were sent before the frame, in their order.
  public var events: [InputEvent] = []
  /// The moment of the frame.
  public var moment: Timestamp
  /// The hash of the scene's state after the frame, or nil where none was recorded.
  public var hash: UInt64?
  /// The points in a millimetre of the display, where they changed.
  package var pointsPerMillimeter: Float?
  /// The answers that code in the frame got from the world outside, in their order.
  package var answers: [RecordingAnswer] = []

  /// Makes a frame without events.
  package init(scene: Int = 0, moment: Timestamp) {
    self.scene = scene
    self.moment = moment
  }
}

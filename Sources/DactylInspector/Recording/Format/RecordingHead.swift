import Dactyl

/// The beginning of a recording: which program was launched, and what of the platform it was told.
public struct RecordingHead: Hashable, Sendable {
  /// The name of the program's file, without its folder.
  public var program: String
  /// The title of the program's window.
  public var title = ""
  /// The arguments of the program, without those about recording.
  public var arguments: [String] = []
  /// The size of the window at the launch, in points.
  public var windowSize = Size.zero
  /// The size of the scene at the launch, in points.
  public var sceneSize = Size.zero
  /// The pixels of the display in a point, each way.
  public var scale: Float = 1
  /// The points in a millimetre of the display at the launch.
  public var pointsPerMillimeter: Float = 0
  /// What the recording holds, and how it came about.
  public var features: RecordingFeatures = []
  /// The moment from which on the recording is of interest, on the clock of its events; nil for all of it. What comes
  /// before is played as well, as fast as it goes: the state of a game can only be made again by its launch.
  public var from: Timestamp?

  /// Makes the head of a program's recording.
  public init(program: String) { self.program = program }
}

/// What a recording holds, and how it came about.
public struct RecordingFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Frames have hashes of the scene's state.
  public static let hashes = RecordingFeatures(rawValue: 1)
  /// The program was built for debugging.
  public static let debugBuild = RecordingFeatures(rawValue: 2)
  /// The program ran without a display.
  public static let headless = RecordingFeatures(rawValue: 4)
}

extension RecordingHead {
  /// The beginning of a file with this head.
  package var fileBytes: [UInt8] {
    var fields = ByteWriter()
    func field(_ tag: RecordingMark.Field, _ write: (inout ByteWriter) -> Void) {
      var value = ByteWriter()
      write(&value)
      fields.byte(tag.rawValue)
      fields.varint(UInt64(value.count))
      fields.append(value)
    }
    field(.program) { $0.text(program) }
    field(.title) { $0.text(title) }
    field(.arguments) { $0.texts(arguments) }
    field(.windowSize) { $0.size(windowSize) }
    field(.sceneSize) { $0.size(sceneSize) }
    field(.scale) { $0.float(scale) }
    field(.density) { $0.float(pointsPerMillimeter) }
    field(.features) { $0.byte(features.rawValue) }
    if let from { field(.from) { $0.signed(from.nanoseconds) } }
    var head = ByteWriter()
    for byte in RecordingMark.magic { head.byte(byte) }
    head.fixed(UInt64(RecordingMark.version), 2)
    head.fixed(UInt64(fields.count), 4)
    head.fixed(UInt64(Checksum.of(fields.bytes, in: 0..<fields.count)), 4)
    head.append(fields)
    return head.bytes
  }

  /// Reads the head of a file. Returns it with the offset of the first block.
  static func read(_ bytes: [UInt8]) throws(ByteReader.Fault) -> (RecordingHead, Int) {
    var reader = ByteReader(bytes, 0..<bytes.count)
    let magic = try reader.take(RecordingMark.magic.count, "a recording's first bytes")
    guard Array(bytes[magic]) == RecordingMark.magic else {
      throw reader.fault("a recording wanted, which begins with other bytes", at: 0)
    }
    let version = try reader.fixed(2, "a version")
    guard version == RecordingMark.version else {
      throw reader.fault("version \(RecordingMark.version) wanted, \(version) found", at: magic.upperBound)
    }
    let length = try reader.fixed(4, "the head's length")
    let sum = try reader.fixed(4, "the head's checksum")
    guard let length = Int(exactly: length) else { throw reader.fault("a head of some length wanted") }
    let range = try reader.take(length, "the head")
    let found = Checksum.of(bytes, in: range)
    guard sum == found else { throw reader.fault(ByteReader.wanted(sum, found, "the head"), at: range.lowerBound) }
    var head = RecordingHead(program: "")
    var fields = ByteReader(bytes, range)
    while !fields.isAtEnd { try head.readField(&fields, bytes) }
    return (head, range.upperBound)
  }

  private mutating func readField(_ fields: inout ByteReader, _ bytes: [UInt8]) throws(ByteReader.Fault) {
    let tag = try fields.byte("a field of the head")
    let length = try fields.number(below: bytes.count, "the length of a field")
    var field = ByteReader(bytes, try fields.take(length, "a field of the head"))
    switch RecordingMark.Field(rawValue: tag) {
    case .program: program = try field.text("the program's name")
    case .title: title = try field.text("the window's title")
    case .arguments: arguments = try field.texts("arguments")
    case .windowSize: windowSize = try field.size("the window's size")
    case .sceneSize: sceneSize = try field.size("the scene's size")
    case .scale: scale = try field.float("the scale")
    case .density: pointsPerMillimeter = try field.float("the density")
    case .features: features = RecordingFeatures(rawValue: try field.byte("features"))
    case .from: from = Timestamp(nanoseconds: try field.signed("a moment"))
    // Of a later build.
    case nil: break
    }
  }
}

extension ByteReader {
  /// The problem of a checksum that is not that of the bytes.
  static func wanted(_ sum: UInt64, _ found: UInt32, _ what: String) -> String {
    "the checksum \(String(sum, radix: 16)) wanted for \(what), \(String(found, radix: 16)) found"
  }
}

private func == (a: UInt64, b: UInt32) -> Bool { a == UInt64(b) }

/// The numbers that a recording is made of.
///
///     file     magic (8) · version (2) · length (4) and checksum (4) of the head · head · blocks
///     head     fields: tag (1) · length (varint) · bytes; a field with an unknown tag is skipped
///     block    0xD7 · length (4) and checksum (4) of the records · records, of about a second
///     record   a mark (1), and what belongs to it
///
/// Numbers of a fixed size have their lowest byte first; a varint has seven bits a byte, the lowest first. Numbers that
/// may be negative go as varints with the sign in the lowest bit.
enum RecordingMark {
  static let magic: [UInt8] = [0x89] + Array("DACTYL".utf8) + [0x0A]
  static let version: UInt16 = 2
  static let block: UInt8 = 0xD7
  /// The length of a block's beginning: mark, length and checksum.
  static let blockStart = 9
  /// The beginning of the file up to the head's fields.
  static let headStart = 18

  /// The fields of the head.
  enum Field: UInt8 {
    case program = 1, title, arguments, windowSize, sceneSize, scale, density, features, from
  }

  /// What a record is. Those from 0x40 on are moves of fingers, with more in their bits: see `TouchCoding`.
  enum Record: UInt8 {
    case frame = 1, hash, scene, density, answer, note, end
    case touch = 0x10, detailedTouch, touchUpdate, hover, hoverLeft, scroll, transform, key, press, axis, text
    case textEditing, motion, motionData, remote, window, device, controller, drop, pointerMotion
    case accessibility
  }

  /// A move of a finger whose force has changed, too.
  static let forcedMove: UInt8 = 0x40
  /// A move of a finger.
  static let move: UInt8 = 0x80
}

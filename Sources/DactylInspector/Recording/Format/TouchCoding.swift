import Dactyl

/// What the samples so far make of the next one: the writer writes how a sample differs from that, and the reader adds
/// it again. All arithmetic is on the bits of numbers, so that every number comes back as it was.
struct TouchCoding {
  /// The most fingers that are remembered; the one that was heard of first makes room for another.
  static let most = 31
  /// The number that stands for a finger that is not remembered.
  static let unknown: UInt8 = 31
  /// The bytes of a moment's difference in a move, by the two bits of its mark.
  static let momentWidths = [0, 1, 3, 8]
  /// The bytes of the difference of a coordinate or force, by two bits.
  static let widths = [0, 2, 3, 4]

  /// A finger, its last sample, and the bits of the coordinates before that.
  struct Finger {
    var sample: TouchSample
    var before: (x: Int32, y: Int32)
    /// The moments of its own samples: those of several fingers may alternate.
    var moments: Moments

    /// The expected coordinates: the finger goes on as it did between the last two samples.
    var expected: (x: Int32, y: Int32) {
      let (x, y) = (Self.order(sample.location.x), Self.order(sample.location.y))
      return (x &+ (x &- before.x), y &+ (y &- before.y))
    }

    /// Takes the next sample.
    mutating func follow(_ next: TouchSample, at moment: Int64) {
      if next.phase == .began { moments.begin(at: moment) } else { moments.follow(moment) }
      before =
        next.phase == .began
        ? (Self.order(next.location.x), Self.order(next.location.y))
        : (Self.order(sample.location.x), Self.order(sample.location.y))
      sample = next
    }

    /// The bits of a number, such that the next larger number has the next larger bits.
    static func order(_ number: Float) -> Int32 { turn(Int32(bitPattern: number.bitPattern)) }
    /// The number with such bits.
    static func number(_ order: Int32) -> Float { Float(bitPattern: UInt32(bitPattern: turn(order))) }
    private static func turn(_ bits: Int32) -> Int32 { bits ^ (bits >> 31 & .max) }
  }

  /// The moments of one kind of records: the last one, and the step to it.
  struct Moments {
    private(set) var last: Int64 = 0
    private(set) var step: Int64 = 0

    /// The step that is expected at first, in nanoseconds: of a device that reports 120 times a second.
    private static let usualStep: Int64 = 8_333_333

    /// Begins anew, with a step that is usual.
    mutating func begin(at moment: Int64) { (last, step) = (moment, Self.usualStep) }
    /// How much the step to a moment differs from the last step.
    func change(to moment: Int64) -> Int64 { moment &- last &- step }
    /// The moment of a step that differs so much from the last one.
    func moment(after change: Int64) -> Int64 { last &+ step &+ change }
    mutating func advance(by change: Int64) -> Int64 {
      follow(moment(after: change))
      return last
    }
    mutating func follow(_ moment: Int64) {
      step = moment &- last
      last = moment
    }
  }

  private(set) var fingers: [Finger] = []
  /// The place at which the next finger is remembered when there is no room.
  private var next = 0
  /// The finger of the last sample.
  private(set) var latest = 0
  var touches = Moments()
  var frames = Moments()
  var others = Moments()

  init() { fingers.reserveCapacity(Self.most) }

  /// The number of a finger, or nil for one that is not remembered.
  func number(of finger: FingerID) -> Int? {
    if latest < fingers.count, fingers[latest].sample.finger == finger { return latest }
    return fingers.firstIndex { $0.sample.finger == finger }
  }

  /// Takes a sample of a finger, with its number, or nil for one that is not remembered yet.
  mutating func take(_ sample: TouchSample, of number: Int?, at moment: Int64) {
    touches.follow(moment)
    guard let number else { return remember(sample, at: moment) }
    fingers[number].follow(sample, at: moment)
    latest = number
  }

  private mutating func remember(_ sample: TouchSample, at moment: Int64) {
    var moments = Moments()
    moments.begin(at: moment)
    let finger = Finger(
      sample: sample, before: (Finger.order(sample.location.x), Finger.order(sample.location.y)), moments: moments)
    if fingers.count < Self.most {
      latest = fingers.count
      fingers.append(finger)
    } else {
      latest = next
      fingers[next] = finger
      next = (next + 1) % Self.most
    }
  }
}

extension Int64 {
  /// The number with its sign in the lowest bit.
  var zigzag: UInt64 { UInt64(bitPattern: self << 1 ^ self >> 63) }
  init(zigzag: UInt64) { self = Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1) }
}

extension Int32 {
  /// The number with its sign in the lowest bit.
  var zigzag: UInt32 { UInt32(bitPattern: self << 1 ^ self >> 31) }
  init(zigzag: UInt32) { self = Int32(bitPattern: zigzag >> 1) ^ -Int32(bitPattern: zigzag & 1) }
}

/// The velocity of something that is given by where it was, at moments: a finger's, or a recognizer's own.
///
/// ```swift
/// var estimate = VelocityEstimate()
/// for touch in context.coalescedTouches(for: touch) ?? [] {
///   estimate.add(touch.location - .zero, at: touch.timestamp)
/// }
/// let velocity = estimate.velocity(at: context.timestamp, window: context.settings.velocityWindow)
/// ```
/// It is fitted by least squares to the samples of a short time: a parabola whose bend costs something, the newest
/// samples weighing most. How few of them count follows their noise, which is what four samples in a row are off any
/// parabola: where that is little, as on a panel that smooths, a free parabola through the newest 34 ms takes over as
/// soon as it says something else than noise would. Equal timestamps, bursts and uneven sampling do no harm, and after
/// a rest there is none: neither after a silence of more than 40 ms that is longer than samples are apart, nor when the
/// samples of the whole time are noise about one place. A motion that follows a rest is not slowed down by it. It never
/// points against the way of the last 30 ms before the newest sample. Places are in any units (points, radians, a
/// scale); a velocity is in those a second, and never infinite or no number.
///
/// It was chosen by the figures of `FrameBench --pass velocity`: over eight motions, at three rates, with noise and in
/// bursts, it is off by 18 % of the velocity and lags by up to 10 ms. A line through a tenth of a second is off by 39
/// %, since it lags by 40 to 50 ms; the last two samples by 59 %, since they repeat the noise; a free parabola by 20 %,
/// but it overshoots a sudden turn by 88 % where this does by 41 % at most. When the finger lifts, on a panel that
/// smooths (120 Hz, a filter of 8 ms, eighths of a point), it is off by 5 % over nine motions, and by 11 % over flicks
/// that speed up until then; the last two samples by 7 and 14 %, the free parabola by 9 and 17 %. Most of that is the
/// panel's own lag.
///
/// It takes 8 bytes, and some 500 more from the first sample on. They are kept when it starts again: a steady gesture
/// allocates nothing. Copies are independent; one that is written to while another exists takes memory of its own.
public struct VelocityEstimate {
  private final class Storage {
    @exclusivity(unchecked) var path: PathSamples
    init(_ path: PathSamples) { unsafe self.path = path }
  }
  private var storage: Storage?

  /// Makes an estimate with no samples; it takes no memory.
  public init() {}

  /// Adds where it is at a moment. A place that is not finite is left out; a moment before the last one counts as that.
  /// Costs some nanoseconds.
  public mutating func add(_ location: Vector, at time: Timestamp) {
    own(isKept: true)
    unsafe storage.unsafelyUnwrapped.path.add(location, at: time)
  }

  /// Forgets the past and starts at a place.
  public mutating func restart(at location: Vector, _ time: Timestamp) {
    own(isKept: false)
    unsafe storage.unsafelyUnwrapped.path.removeAll()
    unsafe storage.unsafelyUnwrapped.path.add(location, at: time)
  }

  /// Forgets all, and keeps the memory unless a copy has it, too.
  mutating func removeAll() {
    guard storage != nil else { return }
    if isKnownUniquelyReferenced(&storage) {
      unsafe storage.unsafelyUnwrapped.path.removeAll()
    } else {
      storage = nil
    }
  }

  /// Shifts all places by a vector, the last one included: the velocity stays.
  mutating func shift(by vector: Vector) {
    guard !isEmpty else { return }
    own(isKept: true)
    unsafe storage.unsafelyUnwrapped.path.shift(by: vector)
  }

  /// Measures all places in another unit, of which there are as many to an old one: the velocity is one in that unit.
  mutating func scale(by factor: Float) {
    guard !isEmpty else { return }
    own(isKept: true)
    unsafe storage.unsafelyUnwrapped.path.scale(by: factor)
  }

  /// Whether there are no samples.
  public var isEmpty: Bool { storage.map { unsafe $0.path.count == 0 } ?? true }

  /// The place of the newest sample, or nil when there is none.
  public var lastPlace: Vector? {
    guard let storage, unsafe storage.path.count > 0 else { return nil }
    return unsafe storage.path.newest().location
  }

  /// Units a second at a moment, from the samples of so many seconds before it; zero when they show no motion. Costs
  /// well under a microsecond.
  /// - Parameters:
  ///   - now: the moment. A silence before it is a rest, as above.
  ///   - window: how far back samples count at all; those of its latest third count most. See
  ///     `GestureSettings.velocityWindow`.
  public func velocity(at now: Timestamp, window: Double) -> Vector {
    guard let storage else { return .zero }
    return PathFit(unsafe storage.path, at: now, window: window).map { Vector($0.velocity) } ?? .zero
  }

  /// Sees to it that there is memory, and that nobody else has it.
  @inline(__always)
  private mutating func own(isKept: Bool) {
    if storage != nil && isKnownUniquelyReferenced(&storage) { return }
    takeMemory(isKept: isKept)
  }

  @inline(never)
  private mutating func takeMemory(isKept: Bool) {
    var path = PathSamples()
    if isKept, let storage { path = unsafe storage.path }
    storage = Storage(path)
  }
}

/// The velocity of a movement that is given by locations at moments: a finger's, or a value of a recognizer.
///
/// ```swift
/// var estimate = VelocityEstimate()
/// for touch in context.coalescedTouches(for: touch) ?? [] {
///   estimate.add(touch.location - .zero, at: touch.timestamp)
/// }
/// let velocity = estimate.velocity(at: context.timestamp, window: context.settings.velocityWindow)
/// ```
/// The velocity is a least squares fit to the samples of a short time: a parabola with a cost for its bend, in which
/// the newest samples have the largest weights. The number of samples that count follows from their noise, which is the
/// deviation of four successive samples from any parabola: where it is small, as on a panel that smooths, an
/// unrestricted parabola through the newest 34 ms takes over when it differs by more than noise would explain. Equal
/// timestamps, bursts and uneven sampling are allowed, and after a rest the velocity is zero: after a silence of more
/// than 40 ms that is longer than the interval of samples, and when the samples of the whole time are noise about one
/// location. A motion after a rest is not slowed down by it. The velocity never points against the movement of the last
/// 30 ms before the newest sample. Locations are in any units (points, radians, a scale); a velocity is in those units
/// per second, and always finite.
///
/// It was chosen by the figures of `FrameBench --pass velocity`: over eight motions, at three rates, with noise and in
/// bursts, it is off by 18 % of the velocity and lags by up to 10 ms. A line through a tenth of a second is off by 39
/// %, since it lags by 40 to 50 ms; the last two samples by 59 %, since they repeat the noise; an unrestricted parabola
/// by 20 %, but it overshoots a sudden turn by 88 % where this does by 41 % at most. When the finger lifts, on a panel
/// that smooths (120 Hz, a filter of 8 ms, eighths of a point), it is off by 5 % over nine motions, and by 11 % over
/// flicks that accelerate until then; the last two samples by 7 and 14 %, the unrestricted parabola by 9 and 17 %. Most
/// of that is the panel's own lag.
///
/// An estimate takes 8 bytes, and some 500 more from the first sample on, which are kept when it restarts: a steady
/// gesture allocates nothing. Copies are independent; one that is written to while another exists allocates memory of
/// its own.
public struct VelocityEstimate {
  private final class Storage {
    // Not in snapshots: it is a part of a value, shared by its copies until one changes.
    @exclusivity(unchecked) var path: PathSamples
    init(_ path: PathSamples) { unsafe self.path = path }
  }
  private var storage: Storage?

  /// Makes an estimate without samples; it allocates no memory.
  public init() {}

  /// Adds a location at a moment. A location that is not finite is ignored; a moment before the last one counts as
  /// that. Costs some nanoseconds.
  public mutating func add(_ location: Vector, at time: Timestamp) {
    own(isKept: true)
    unsafe storage.unsafelyUnwrapped.path.add(location, at: time)
  }

  /// Removes all samples and starts at a location.
  public mutating func restart(at location: Vector, _ time: Timestamp) {
    own(isKept: false)
    unsafe storage.unsafelyUnwrapped.path.removeAll()
    unsafe storage.unsafelyUnwrapped.path.add(location, at: time)
  }

  /// Removes all samples, and keeps the memory unless a copy shares it.
  mutating func removeAll() {
    guard storage != nil else { return }
    if isKnownUniquelyReferenced(&storage) {
      unsafe storage.unsafelyUnwrapped.path.removeAll()
    } else {
      storage = nil
    }
  }

  /// Moves all locations by a vector, including the last one: the velocity stays.
  mutating func shift(by vector: Vector) {
    guard !isEmpty else { return }
    own(isKept: true)
    unsafe storage.unsafelyUnwrapped.path.shift(by: vector)
  }

  /// Multiplies all locations by a factor, as for a change of units: the velocity is multiplied, too.
  mutating func scale(by factor: Float) {
    guard !isEmpty else { return }
    own(isKept: true)
    unsafe storage.unsafelyUnwrapped.path.scale(by: factor)
  }

  /// Whether there are no samples.
  public var isEmpty: Bool { storage.map { unsafe $0.path.count == 0 } ?? true }

  /// The location of the newest sample, or nil when there is none.
  public var lastPlace: Vector? {
    guard let storage, unsafe storage.path.count > 0 else { return nil }
    return unsafe storage.path.newest().location
  }

  /// Returns the velocity in units per second at a moment, from the samples of a number of seconds before it; zero when
  /// they show no motion. Costs well under a microsecond.
  /// - Parameters:
  ///   - now: the moment. A silence before it is a rest, as above.
  ///   - window: the age in seconds up to which samples count; those of its latest third count most. See
  ///     `GestureSettings.velocityWindow`.
  public func velocity(at now: Timestamp, window: Double) -> Vector {
    guard let storage else { return .zero }
    return PathFit(unsafe storage.path, at: now, window: window).map { Vector($0.velocity) } ?? .zero
  }

  /// Makes sure that there is memory that no copy shares.
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

extension VelocityEstimate: StateHashable {
  package func mix(into hash: inout StateHash) {
    if let storage { hash.mix(unsafe storage.path) } else { hash.mix(0) }
  }
}

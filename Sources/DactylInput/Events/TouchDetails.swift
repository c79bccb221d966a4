/// Properties of a touch that a device may estimate at first and correct later (T33).
public struct TouchProperties: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The force of the touch.
  public static let force = TouchProperties(rawValue: 1)
  /// The direction in which a pencil leans.
  public static let azimuth = TouchProperties(rawValue: 2)
  /// The angle between a pencil and the surface.
  public static let altitude = TouchProperties(rawValue: 4)
  /// The location of the touch.
  public static let location = TouchProperties(rawValue: 8)
}

/// The details of a touch that only few devices report, in addition to its `TouchSample`: the angles of a pencil, and
/// which values are estimates (T32, T33).
///
/// ```swift
/// let sample = TouchSample(finger: pencil, phase: .moved, location: point, type: .pencil, force: 0.8)
/// let details = TouchDetails(
///   altitudeAngle: 1.1, azimuthAngle: 0.4, maximumPossibleForce: 4,
///   estimated: .force, expectingUpdates: .force, estimationUpdateIndex: 17)
/// scene.send(InputEvent(at: moment, .detailedTouch(sample, details)))
/// // Later, also when the pencil has lifted:
/// scene.send(InputEvent(at: moment + 0.02, .touchUpdate(TouchUpdate(17, force: 0.93))))
/// ```
public struct TouchDetails: Hashable, Sendable {
  /// The angle between a pencil and the surface, in radians: 0 lies flat, π/2 stands upright. Upright when unknown.
  public var altitudeAngle: Float
  /// The direction in which a pencil leans, in radians clockwise from the scene's x axis; 0 when unknown.
  public var azimuthAngle: Float
  /// The largest force that the device can measure; 0 when it measures none (T32).
  public var maximumPossibleForce: Float
  /// The properties that are estimates.
  public var estimatedProperties: TouchProperties
  /// The estimated properties that will be corrected.
  public var estimatedPropertiesExpectingUpdates: TouchProperties
  /// The index by which a `TouchUpdate` identifies this sample; nil when none will be sent. Unique to each sample.
  public var estimationUpdateIndex: Int64?

  /// Makes details; omitted values are unknown.
  public init(
    altitudeAngle: Float = .pi / 2, azimuthAngle: Float = 0, maximumPossibleForce: Float = 0,
    estimated: TouchProperties = [], expectingUpdates: TouchProperties = [], estimationUpdateIndex: Int64? = nil
  ) {
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    self.maximumPossibleForce = maximumPossibleForce
    estimatedProperties = estimated
    estimatedPropertiesExpectingUpdates = expectingUpdates
    self.estimationUpdateIndex = estimationUpdateIndex
  }

  /// The details with values that are not finite replaced by unknown ones; nil when all are finite.
  var mended: TouchDetails? {
    guard !(altitudeAngle.isFinite && azimuthAngle.isFinite && maximumPossibleForce.isFinite) else { return nil }
    var details = self
    let unknown = TouchDetails()
    if !altitudeAngle.isFinite { details.altitudeAngle = unknown.altitudeAngle }
    if !azimuthAngle.isFinite { details.azimuthAngle = unknown.azimuthAngle }
    if !maximumPossibleForce.isFinite { details.maximumPossibleForce = unknown.maximumPossibleForce }
    return details
  }
}

/// A correction of a sample that announced one (T33). Nil values stay as they were.
public struct TouchUpdate: Hashable, Sendable {
  /// The index of the sample.
  public var estimationUpdateIndex: Int64
  /// The corrected force.
  public var force: Float?
  /// The corrected angle between the pencil and the surface, in radians.
  public var altitudeAngle: Float?
  /// The corrected direction in which the pencil leaned, in radians.
  public var azimuthAngle: Float?
  /// The corrected location, in the coordinates in which windows have their frames, in points.
  public var location: Point?
  /// The properties that still are estimates.
  public var estimatedProperties: TouchProperties
  /// The properties that another update will correct. If empty, this is the last update.
  public var estimatedPropertiesExpectingUpdates: TouchProperties

  /// Makes a correction; by default the last one.
  public init(
    _ estimationUpdateIndex: Int64, force: Float? = nil, altitudeAngle: Float? = nil, azimuthAngle: Float? = nil,
    location: Point? = nil, estimated: TouchProperties = [], expectingUpdates: TouchProperties = []
  ) {
    self.estimationUpdateIndex = estimationUpdateIndex
    self.force = force
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    self.location = location
    estimatedProperties = estimated
    estimatedPropertiesExpectingUpdates = expectingUpdates
  }

  var isFinite: Bool {
    (force?.isFinite ?? true) && (altitudeAngle?.isFinite ?? true) && (azimuthAngle?.isFinite ?? true)
      && (location?.isFinite ?? true)
  }
}

/// Properties of a touch that a device may guess at first and correct later (T33).
public struct TouchProperties: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// How hard it presses.
  public static let force = TouchProperties(rawValue: 1)
  /// The direction in which a pencil leans.
  public static let azimuth = TouchProperties(rawValue: 2)
  /// How steep a pencil stands.
  public static let altitude = TouchProperties(rawValue: 4)
  /// Where it is.
  public static let location = TouchProperties(rawValue: 8)
}

/// What only few devices say of a touch, beside its `TouchSample`: how a pencil is held, and what is an estimate (T32,
/// T33).
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
  /// The largest force that the device measures; 0 when it measures none (T32).
  public var maximumPossibleForce: Float
  /// Which properties are estimates.
  public var estimatedProperties: TouchProperties
  /// Of which of them a better value is to come.
  public var estimatedPropertiesExpectingUpdates: TouchProperties
  /// The number by which a `TouchUpdate` names this sample; nil when none is to come. Each sample has one of its own.
  public var estimationUpdateIndex: Int64?

  /// Makes details; all that is left out is unknown.
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

  /// The same with what is no finite number taken for unknown; nil when all is.
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

/// A correction of a sample that said to expect one (T33). What is nil stays as it was.
public struct TouchUpdate: Hashable, Sendable {
  /// The number that the sample came with.
  public var estimationUpdateIndex: Int64
  /// How hard it pressed.
  public var force: Float?
  /// How steep the pencil stood, in radians.
  public var altitudeAngle: Float?
  /// The direction in which it leant, in radians.
  public var azimuthAngle: Float?
  /// Where it was, in the coordinates in which windows have their frames, in points.
  public var location: Point?
  /// Which properties are estimates still.
  public var estimatedProperties: TouchProperties
  /// Of which of them another update is to come. None closes the matter.
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

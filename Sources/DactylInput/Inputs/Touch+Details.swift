/// Properties of touches that only few devices report (T32, T33). Each costs an indirection.
extension Touch {
  /// The angle between a pencil and the surface, in radians: 0 lies flat, π/2 stands upright, which is also the value
  /// when unknown.
  public var altitudeAngle: Float { backing.details?.altitudeAngle ?? .pi / 2 }

  /// The direction in which a pencil leans, in radians clockwise from the x axis of the coordinates around the windows;
  /// 0 when unknown.
  public var azimuthAngle: Float { backing.details?.azimuthAngle ?? 0 }

  /// Returns the direction in which a pencil leans, in a view's own coordinates; nil means those around the windows.
  public func azimuthAngle(in view: View?) -> Float {
    guard let view else { return azimuthAngle }
    let lean = view.convert(location + direction(of: azimuthAngle), from: nil) - view.convert(location, from: nil)
    return lean == .zero ? 0 : angleOf(lean.dx, lean.dy)
  }

  /// Returns the direction in which a pencil leans, as a vector of length 1.
  public func azimuthUnitVector(in view: View?) -> Vector { direction(of: azimuthAngle(in: view)) }

  /// The largest force that the device can measure; 0 when it measures none (T32).
  public var maximumPossibleForce: Float { backing.details?.maximumPossibleForce ?? 0 }

  /// The properties that are estimates (T33).
  public var estimatedProperties: TouchProperties { backing.details?.estimatedProperties ?? [] }

  /// The estimated properties that will be corrected with `touchesEstimatedPropertiesUpdated` (T33).
  public var estimatedPropertiesExpectingUpdates: TouchProperties {
    backing.details?.estimatedPropertiesExpectingUpdates ?? []
  }

  /// The index that identifies the correction of this sample; nil when none will arrive (T33).
  public var estimationUpdateIndex: Int64? { backing.details?.estimationUpdateIndex }
}

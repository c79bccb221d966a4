extension Diagnostic.Kind {
  /// A mask is smaller than its layer: what is in the layer is not clipped to it.
  public static let unsupportedMask = Diagnostic.Kind("unsupportedMask")
}

extension CGPath {
  /// The radius of the corners of a rectangle with four round ones; 0 for any other path.
  var cornerRadius: CGFloat {
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }.count
    guard curves == 4, case .move(let start)? = path.elements.first else { return 0 }
    let box = path.bounds
    // An ellipse begins at the middle of a side, as a rectangle whose corners are as round as they can be.
    let ways = [start.x - box.minX, box.maxX - start.x, start.y - box.minY, box.maxY - start.y].filter { $0 > 0.001 }
    return CGFloat(ways.min() ?? 0)
  }
}

/// The corners of a layer that are rounded, one bit each.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The members of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1), layerMaxXMinYCorner = Self(rawValue: 2),
    layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all: Self = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// The shape of rounded corners: all are parts of circles here.
public enum CALayerCornerCurve: Sendable {
  /// A shape of UIKit's.
  case circular, continuous
}

/// The ends of a shape layer's lines, which the engine draws in one way.
public enum CAShapeLayerLineCap: Sendable {
  /// An end of Core Animation's.
  case butt, round, square
}

/// The corners of a shape layer's lines, which the engine draws in one way.
public enum CAShapeLayerLineJoin: Sendable {
  /// A corner of Core Animation's.
  case miter, round, bevel
}

/// How the interior of a shape layer is found.
public enum CAShapeLayerFillRule: Sendable {
  /// A rule of Core Animation's.
  case nonZero, evenOdd
}

/// How a gradient changes.
public enum CAGradientLayerType: Sendable {
  /// Along a line, or from a point in all directions.
  case axial, radial, conic
}

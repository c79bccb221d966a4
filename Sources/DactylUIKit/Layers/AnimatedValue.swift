/// A value that an animation of a layer goes from and to.
enum AnimatedValue {
  case numbers([CGFloat])
  case color(Color)
  case transform(Transform)

  /// Makes a value from what UIKit code gives; nil for what cannot be animated.
  init?(_ value: Any?) {
    switch value {
    case let number as CGFloat: self = .numbers([number])
    case let number as Float: self = .numbers([CGFloat(number)])
    case let number as Int: self = .numbers([CGFloat(number)])
    case let number as NSNumber: self = .numbers([CGFloat(number.doubleValue)])
    case let point as CGPoint: self = .numbers([point.x, point.y])
    case let size as CGSize: self = .numbers([size.width, size.height])
    case let rect as CGRect: self = .numbers([rect.minX, rect.minY, rect.width, rect.height])
    case let color as CGColor: self = .color(color.engine)
    case let color as UIColor: self = .color(color.engine)
    case let transform as CATransform3D: self = .transform(transform.affine.engine)
    case let transform as CGAffineTransform: self = .transform(transform.engine)
    case let numbers as [NSNumber]: self = .numbers(numbers.map { CGFloat($0.doubleValue) })
    default: return nil
    }
  }

  /// The value as UIKit code has it: a number, a point, a rectangle, a colour, a transform or numbers.
  var any: Any? {
    switch self {
    case .numbers(let all): rect ?? point ?? (all.count == 1 ? all[0] : all)
    case .color: cgColor
    case .transform: affine.map { CATransform3D($0) }
    }
  }
  var number: CGFloat? { if case .numbers(let numbers) = self { numbers.first } else { nil } }
  var point: CGPoint? {
    if case .numbers(let all) = self, all.count == 2 { CGPoint(x: all[0], y: all[1]) } else { nil }
  }
  var rect: CGRect? {
    guard case .numbers(let all) = self, all.count == 4 else { return nil }
    return CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }
  var cgColor: CGColor? { if case .color(let color) = self { CGColor(color) } else { nil } }
  var affine: CGAffineTransform? { if case .transform(let map) = self { CGAffineTransform(map) } else { nil } }

  /// The value between this one and another, at a share of the way, which may be beyond both.
  func mixed(with other: AnimatedValue, _ share: CGFloat) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * share })
    case (.color(let a), .color(let b)): .color(a.mixed(with: b, Float(min(max(share, 0), 1))))
    case (.transform(let a), .transform(let b)): .transform(a.mixed(with: b, Float(share)))
    default: share < 1 ? self : other
    }
  }

  /// The sum of this and a difference, as `byValue` is.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else { return other }
    return .numbers(zip(a, b).map { $0 + $1 })
  }

  /// The model value after a program has set what is now in place of what was shown: the parts that it has changed.
  func taking(_ now: AnimatedValue, inPlaceOf shown: AnimatedValue) -> AnimatedValue {
    guard case .numbers(let model) = self, case .numbers(let a) = now, case .numbers(let b) = shown,
      model.count == a.count, a.count == b.count
    else { return now.isSame(as: shown) ? self : now }
    return .numbers(model.indices.map { a[$0] == b[$0] ? model[$0] : a[$0] })
  }

  func isSame(as other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    default: false
    }
  }
}

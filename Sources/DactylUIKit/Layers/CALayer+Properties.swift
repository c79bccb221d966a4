/// The properties that layers of all kinds have, by the names under which they are animated.
extension CALayer {
  /// Sets a value by its key: a property that can be animated, or anything that a program keeps in the layer.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// Sets a value by its key path, such as `transform.rotation.z`; a layer keeps what is no property of its own.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if animatedValue(keyPath) != nil, let value = AnimatedValue(value) { return setAnimated(keyPath, value) }
    let before = values.set(value, keyPath, isKept: true)
    withExtendedLifetime(before) {}
  }
  /// The value of a property that can be animated, or one that was kept under its key; nil for none.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// The value of a property that can be animated, or one that was kept under its key path; nil for none.
  public func value(forKeyPath keyPath: String) -> Any? { values[keyPath] ?? animatedValue(keyPath)?.any }

  /// The value of a property by its name; nil for one that is not animated.
  func commonValue(_ key: String) -> AnimatedValue? {
    let map = transform.affine
    switch key {
    case "opacity": return .numbers([CGFloat(opacity)])
    case "position": return .numbers([position.x, position.y])
    case "position.x": return .numbers([position.x])
    case "position.y": return .numbers([position.y])
    case "bounds": return AnimatedValue(bounds)
    case "bounds.size": return .numbers([bounds.width, bounds.height])
    case "bounds.size.width": return .numbers([bounds.width])
    case "bounds.size.height": return .numbers([bounds.height])
    case "transform": return .transform(map.engine)
    case "transform.rotation", "transform.rotation.z": return .numbers([atan2(map.b, map.a)])
    case "transform.scale", "transform.scale.x": return .numbers([hypot(map.a, map.b)])
    case "transform.scale.y": return .numbers([hypot(map.c, map.d)])
    case "transform.translation": return .numbers([map.tx, map.ty])
    case "transform.translation.x": return .numbers([map.tx])
    case "transform.translation.y": return .numbers([map.ty])
    case "cornerRadius": return .numbers([cornerRadius])
    case "borderWidth": return .numbers([borderWidth])
    case "shadowOpacity": return .numbers([CGFloat(shadowOpacity)])
    case "shadowRadius": return .numbers([shadowRadius])
    case "shadowOffset": return .numbers([shadowOffset.width, shadowOffset.height])
    case "backgroundColor": return .color(backgroundColor?.engine ?? .clear)
    case "borderColor": return .color(borderColor?.engine ?? .clear)
    case "shadowColor": return .color(shadowColor?.engine ?? .clear)
    default: return nil
    }
  }

  /// Sets a property by its name; a value of another kind is passed over.
  func setCommon(_ key: String, _ value: AnimatedValue) {
    let (number, point) = (value.number ?? 0, value.point)
    switch key {
    case "opacity": opacity = Float(number)
    case "position": if let point { position = point }
    case "position.x": position.x = number
    case "position.y": position.y = number
    case "bounds": if let rect = value.rect { bounds = rect }
    case "bounds.size": if let point { bounds.size = CGSize(width: point.x, height: point.y) }
    case "bounds.size.width": bounds.size.width = number
    case "bounds.size.height": bounds.size.height = number
    case "transform": if let map = value.affine { transform = CATransform3D(map) }
    case _ where key.hasPrefix("transform."): transform = transform.setting(key, number, point)
    case "cornerRadius": cornerRadius = number
    case "borderWidth": borderWidth = number
    case "shadowOpacity": shadowOpacity = Float(number)
    case "shadowRadius": shadowRadius = number
    case "shadowOffset": if let point { shadowOffset = CGSize(width: point.x, height: point.y) }
    case "backgroundColor": if let color = value.cgColor { backgroundColor = color }
    case "borderColor": if let color = value.cgColor { borderColor = color }
    case "shadowColor": if let color = value.cgColor { shadowColor = color }
    default: break
    }
  }
}

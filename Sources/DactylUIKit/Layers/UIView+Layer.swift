extension UIView {
  /// The layer, which stands for the view.
  public var layer: CALayer {
    if let known = parts.part(CALayer.self) { return known }
    let type: AnyClass = Self.layerClass
    let made =
      type is CAShapeLayer.Type ? CAShapeLayer() : type is CAGradientLayer.Type ? CAGradientLayer() : CALayer()
    made.stand(for: self)
    parts.append(made)
    // One that draws in its bounds does so again in others.
    listenForLayout()
    return made
  }
}

extension UIView {
  /// The traits of the view's environment.
  public var traitCollection: UITraitCollection { UITraitCollection(of: application.scene) }
}

extension UIViewController {
  /// The traits of the controller's environment.
  public var traitCollection: UITraitCollection { UITraitCollection(of: application.scene) }
}

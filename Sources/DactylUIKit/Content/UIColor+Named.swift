/// Colours that the application has, and those of an appearance.
extension UIColor {
  /// Finds a colour by its name among ``UIApplication/namedColors``. For another name it is a grey, with a diagnostic.
  public init?(named name: String) {
    let application = UIApplication.shared
    if application.namedColors[name] == nil {
      application.scene.report(.missingColor, "there is no colour '\(name)' in UIApplication.namedColors")
    }
    self = application.namedColors[name] ?? .systemGray
  }
  /// Finds a colour by its name. The bundle and the traits have no effect.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }
  /// Makes a colour by a closure, which is called at once: there is one appearance.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self = dynamicProvider(UITraitCollection(of: UIApplication.shared.scene))
  }
  /// The colour itself: there is one appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}

extension Diagnostic.Kind {
  /// A colour was asked for whose name is not known.
  public static let missingColor = Diagnostic.Kind("missingColor")
}

/// The value that was set for an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociatingObject)?.associated[UInt(bitPattern: key)]
}

/// Sets a value for an object under a key: for a responder, a recognizer or a layer. For any other object it is not
/// kept, with a diagnostic. Nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let target = object as? any AssociatingObject else {
    UIApplication.shared.scene.report(
      .unsupportedAssociation, "values are kept for responders, recognizers and layers, not for \(type(of: object))")
    return
  }
  let before = target.associated.set(value, UInt(bitPattern: key), isKept: policy != .OBJC_ASSOCIATION_ASSIGN)
  withExtendedLifetime(before) {}
}

/// Removes all values that were set for an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let target = object as? any AssociatingObject else { return }
  let before = target.associated
  target.associated = AssociatedObjects<UInt>()
  withExtendedLifetime(before) {}
}

extension Diagnostic.Kind {
  /// A value was to be kept for an object that can keep none.
  public static let unsupportedAssociation = Diagnostic.Kind("unsupportedAssociation")
}

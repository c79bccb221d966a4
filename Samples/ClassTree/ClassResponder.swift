/// Something that hears of touches, and passes them on to the next unless it wants them.
open class ClassResponder {
  /// Makes a responder.
  public init() {}

  /// Who hears of it next.
  open var next: ClassResponder? { nil }

  /// Fingers landed.
  open func touchesBegan(_ touches: Set<ClassTouch>) { next?.touchesBegan(touches) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<ClassTouch>) { next?.touchesMoved(touches) }
  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<ClassTouch>) { next?.touchesEnded(touches) }
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<ClassTouch>) { next?.touchesCancelled(touches) }
}

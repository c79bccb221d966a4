/// An object that receives touches, and passes them to the next responder unless a subclass handles them.
open class ClassResponder {
  /// Makes a responder.
  public init() {}

  /// The next responder in the chain.
  open var next: ClassResponder? { nil }

  /// Called when fingers have landed.
  open func touchesBegan(_ touches: Set<ClassTouch>) { next?.touchesBegan(touches) }
  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<ClassTouch>) { next?.touchesMoved(touches) }
  /// Called when fingers have lifted.
  open func touchesEnded(_ touches: Set<ClassTouch>) { next?.touchesEnded(touches) }
  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<ClassTouch>) { next?.touchesCancelled(touches) }
}

/// The instances of one kind of recognizer, side by side. A value is out (nil) while its own code runs: game code may then
/// do anything to the table, and nothing is copied.
final class GestureColumn<Kind: GestureRecognizer> {
  var values: [Kind?] = []
  private var free: [UInt32] = []

  func insert(_ value: Kind) -> UInt32 {
    guard let place = free.popLast() else {
      values.append(value)
      return UInt32(values.count - 1)
    }
    values[Int(place)] = value
    return place
  }

  func release(_ place: UInt32) {
    values[Int(place)] = nil
    free.append(place)
  }
}

/// What the engine calls of a kind: one set of thunks, made when the kind is first used.
///
/// They are made in a generic function: overridden methods of a generic class are not specialized.
struct GestureKind {
  let name: String
  let isDiscrete: Bool
  let column: AnyObject
  let touches: (UInt32, TouchPhase, Touches, inout GestureContext) -> Void
  let deadline: (UInt32, inout GestureContext) -> Void
  let reset: (UInt32) -> Void
  let canPrevent: (UInt32, AnyGesture) -> Bool
  let canBePrevented: (UInt32, AnyGesture) -> Bool
  let location: (UInt32) -> Point?
  let release: (UInt32) -> Void

  static func make<Kind: GestureRecognizer>(_ type: Kind.Type) -> GestureKind {
    let column = GestureColumn<Kind>()
    return GestureKind(
      name: String(describing: type), isDiscrete: type.isDiscrete, column: column,
      touches: { place, phase, touches, context in
        guard var value = column.values[Int(place)].take() else { return }
        switch phase {
        case .began: value.touchesBegan(touches, with: &context)
        case .moved: value.touchesMoved(touches, with: &context)
        case .ended: value.touchesEnded(touches, with: &context)
        case .cancelled: value.touchesCancelled(touches, with: &context)
        case .stationary: break
        }
        if context.gesture.isAlive { column.values[Int(place)] = value }
      },
      deadline: { place, context in
        guard var value = column.values[Int(place)].take() else { return }
        value.deadlineReached(with: &context)
        if context.gesture.isAlive { column.values[Int(place)] = value }
      },
      reset: { place in
        guard var value = column.values[Int(place)].take() else { return }
        value.reset()
        column.values[Int(place)] = value
      },
      canPrevent: { column.values[Int($0)]?.canPrevent($1) ?? true },
      canBePrevented: { column.values[Int($0)]?.canBePrevented(by: $1) ?? true },
      location: { column.values[Int($0)]?.gestureLocation },
      release: { column.release($0) })
  }
}

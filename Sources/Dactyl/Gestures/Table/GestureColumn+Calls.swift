/// Calls into the code of recognizers. A value is moved out of the column for a call, and back if the recognizer still
/// exists then.
extension GestureColumn {
  /// Calls into a recognizer's code. What it asked for is in the context then, to be applied.
  func call(
    _ context: inout GestureContext, _ id: GestureID,
    _ body: (inout Kind, inout GestureContext) -> Void
  ) {
    guard let row = context.gestures.row(id) else { return }
    let slot = Int(row.slot)
    guard var value = values[slot].take() else { return }
    context.begin(id, row)
    body(&value, &context)
    if context.isAlive { values[slot] = value }
  }

  /// Tells a recognizer of the deadline that it asked for.
  func reachDeadline(_ context: inout GestureContext, _ id: GestureID) {
    call(&context, id) { $0.deadlineReached(with: &$1) }
  }
}

/// What a kind of recognizer can be told or asked beyond touches: from the protocols that it conforms to. Nil stands for one that it has
/// not.
struct GestureCalls {
  typealias Tell<Input> = (Input, inout GestureContext, GestureID) -> Void
  typealias Question = (UInt32, AnyGesture) -> Bool

  let presses: Tell<Presses>?
  let touchUpdates: Tell<Touches>?
  let pointer: Tell<(TouchPhase, PointerInput)>?
  let custom: Tell<any CustomEvent>?
  let canPrevent: Question?
  let canBePrevented: Question?
  let shouldRequireFailure: Question?
  let shouldBeRequiredToFail: Question?
  let rivalRank: ((UInt32) -> Int?)?

  init(_ type: any GestureRecognizer.Type, _ column: AnyObject) {
    presses = (type as? any PressGestureRecognizer.Type)?.pressCall(column)
    touchUpdates = (type as? any EstimatedTouchGestureRecognizer.Type)?.touchUpdateCall(column)
    pointer = (type as? any PointerGestureRecognizer.Type)?.pointerCall(column)
    custom = (type as? any CustomEventGestureRecognizer.Type)?.customCall(column)
    let preventing = (type as? any PreventingGestureRecognizer.Type)?.questions(column)
    (canPrevent, canBePrevented) = (preventing?.0, preventing?.1)
    rivalRank = (type as? any RankedGestureRecognizer.Type)?.rankQuestion(column)
    let requiring = (type as? any RequirementGestureRecognizer.Type)?.requirementQuestions(column)
    (shouldRequireFailure, shouldBeRequiredToFail) = (requiring?.0, requiring?.1)
  }
}

extension PressGestureRecognizer {
  fileprivate static func pressCall(_ column: AnyObject) -> GestureCalls.Tell<Presses>? {
    (column as? GestureColumn<Self>).map { column in
      { presses, context, id in
        column.call(&context, id) { value, context in
          switch presses.first?.phase {
          case .began: value.pressesBegan(presses, with: &context)
          case .changed: value.pressesChanged(presses, with: &context)
          case .ended: value.pressesEnded(presses, with: &context)
          case .cancelled: value.pressesCancelled(presses, with: &context)
          case .stationary, nil: break
          }
        }
      }
    }
  }
}

extension EstimatedTouchGestureRecognizer {
  fileprivate static func touchUpdateCall(_ column: AnyObject) -> GestureCalls.Tell<Touches>? {
    (column as? GestureColumn<Self>).map { column in
      { touches, context, id in
        column.call(&context, id) { $0.touchesEstimatedPropertiesUpdated(touches, with: &$1) }
      }
    }
  }
}

extension PointerGestureRecognizer {
  fileprivate static func pointerCall(_ column: AnyObject) -> GestureCalls.Tell<(TouchPhase, PointerInput)>? {
    (column as? GestureColumn<Self>).map { column in
      { input, context, id in
        column.call(&context, id) { value, context in
          switch input.0 {
          case .began: value.pointerBegan(input.1, with: &context)
          case .moved, .stationary: value.pointerChanged(input.1, with: &context)
          case .ended: value.pointerEnded(input.1, with: &context)
          case .cancelled: value.pointerCancelled(input.1, with: &context)
          }
        }
      }
    }
  }
}

extension CustomEventGestureRecognizer {
  fileprivate static func customCall(_ column: AnyObject) -> GestureCalls.Tell<any CustomEvent>? {
    (column as? GestureColumn<Self>).map { column in
      { event, context, id in column.call(&context, id) { $0.received(event, with: &$1) } }
    }
  }
}

extension PreventingGestureRecognizer {
  fileprivate static func questions(_ column: AnyObject) -> (GestureCalls.Question, GestureCalls.Question)? {
    (column as? GestureColumn<Self>).map { column in
      (
        { column.values[Int($0)]?.canPrevent($1) ?? true }, { column.values[Int($0)]?.canBePrevented(by: $1) ?? true }
      )
    }
  }
}

extension RankedGestureRecognizer {
  fileprivate static func rankQuestion(_ column: AnyObject) -> ((UInt32) -> Int?)? {
    (column as? GestureColumn<Self>).map { column in { column.values[Int($0)]?.rivalRank } }
  }
}

extension RequirementGestureRecognizer {
  fileprivate static func requirementQuestions(_ column: AnyObject) -> (GestureCalls.Question, GestureCalls.Question)? {
    (column as? GestureColumn<Self>).map { column in
      (
        { column.values[Int($0)]?.shouldRequireFailure(of: $1) ?? false },
        { column.values[Int($0)]?.shouldBeRequiredToFail(by: $1) ?? false }
      )
    }
  }
}

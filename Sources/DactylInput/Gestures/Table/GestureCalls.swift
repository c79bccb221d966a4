/// The calls of a kind of recognizer beyond touches, by the protocols to which it conforms. Nil stands for a protocol
/// to which it does not.
///
/// For the engine's own kinds each protocol is named where they are registered; for others it is looked up when the
/// first recognizer of the kind is added, which takes the runtime half a millisecond.
struct GestureCalls {
  typealias Feed<Input> = (Input, inout GestureContext, GestureID) -> Void
  typealias Question = (UInt32, AnyGesture) -> Bool

  private(set) var presses: Feed<Presses>?
  private(set) var touchUpdates: Feed<Touches>?
  private(set) var pointer: Feed<(TouchPhase, PointerInput)>?
  private(set) var custom: Feed<any CustomEvent>?
  private(set) var canPrevent: Question?
  private(set) var canBePrevented: Question?
  private(set) var shouldRequireFailure: Question?
  private(set) var shouldBeRequiredToFail: Question?
  private(set) var rivalRank: ((UInt32) -> Int?)?

  init() {}

  /// Looks up the protocols to which a kind conforms, given its column.
  init(of type: any GestureRecognizer.Type, _ column: AnyObject) {
    if let type = type as? any PressGestureRecognizer.Type { addPresses(of: type, column) }
    if let type = type as? any EstimatedTouchGestureRecognizer.Type { addTouchUpdates(of: type, column) }
    if let type = type as? any PointerGestureRecognizer.Type { addPointer(of: type, column) }
    if let type = type as? any CustomEventGestureRecognizer.Type { addCustom(of: type, column) }
    if let type = type as? any PreventingGestureRecognizer.Type {
      addPreventing(of: type, column)
      if let type = type as? any RankedGestureRecognizer.Type { addRank(of: type, column) }
    }
    if let type = type as? any RequirementGestureRecognizer.Type { addRequirements(of: type, column) }
  }
}

/// One method for each protocol. The column is that of the kind.
extension GestureCalls {
  mutating func addPresses<Kind: PressGestureRecognizer>(of type: Kind.Type, _ column: AnyObject) {
    let column = GestureColumn<Kind>.typed(column)
    presses = { presses, context, id in
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

  mutating func addTouchUpdates<Kind: EstimatedTouchGestureRecognizer>(of type: Kind.Type, _ column: AnyObject) {
    let column = GestureColumn<Kind>.typed(column)
    touchUpdates = { touches, context, id in
      column.call(&context, id) { $0.touchesEstimatedPropertiesUpdated(touches, with: &$1) }
    }
  }

  mutating func addPointer<Kind: PointerGestureRecognizer>(of type: Kind.Type, _ column: AnyObject) {
    let column = GestureColumn<Kind>.typed(column)
    pointer = { input, context, id in
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

  mutating func addCustom<Kind: CustomEventGestureRecognizer>(of type: Kind.Type, _ column: AnyObject) {
    let column = GestureColumn<Kind>.typed(column)
    custom = { event, context, id in column.call(&context, id) { $0.received(event, with: &$1) } }
  }

  mutating func addPreventing<Kind: PreventingGestureRecognizer>(of type: Kind.Type, _ column: AnyObject) {
    let column = GestureColumn<Kind>.typed(column)
    canPrevent = { column.values[Int($0)]?.canPrevent($1) ?? true }
    canBePrevented = { column.values[Int($0)]?.canBePrevented(by: $1) ?? true }
  }

  mutating func addRank<Kind: RankedGestureRecognizer>(of type: Kind.Type, _ column: AnyObject) {
    let column = GestureColumn<Kind>.typed(column)
    rivalRank = { column.values[Int($0)]?.rivalRank }
  }

  mutating func addRequirements<Kind: RequirementGestureRecognizer>(of type: Kind.Type, _ column: AnyObject) {
    let column = GestureColumn<Kind>.typed(column)
    shouldRequireFailure = { column.values[Int($0)]?.shouldRequireFailure(of: $1) ?? false }
    shouldBeRequiredToFail = { column.values[Int($0)]?.shouldBeRequiredToFail(by: $1) ?? false }
  }
}

extension GestureColumn {
  /// Casts a column to that of its kind.
  // (Unsafe: the column of a kind is found by its type.)
  @inline(__always)
  static func typed(_ column: AnyObject) -> GestureColumn<Kind> {
    unsafe unsafeDowncast(column, to: GestureColumn<Kind>.self)
  }
}

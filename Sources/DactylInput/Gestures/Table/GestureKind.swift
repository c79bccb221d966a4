/// The instances of one kind of recognizer, side by side. A value is out (nil) while its own code runs: game code may
/// then do anything to the table, and nothing is copied.
@usableFromInline
final class GestureColumn<Kind: GestureRecognizer> {
  @usableFromInline let values = Column<Kind?>()
  private let free = List<UInt32>()

  func insert(_ value: Kind) -> UInt32 {
    guard let slot = free.popLast() else {
      values.append(value)
      return UInt32(values.count - 1)
    }
    values[Int(slot)] = value
    return slot
  }

  func release(_ slot: UInt32, _ remains: inout Remains) {
    remains.keep(values[Int(slot)].take())
    free.append(slot)
  }
}

/// Calls the recognizer at a place of a column for touches in a phase, which is given by its bit.
@usableFromInline typealias GestureTell<Kind: GestureRecognizer> = (
  GestureColumn<Kind>, _ slot: UInt32, _ phase: UInt8, Touches, inout GestureContext
) -> Void

/// Applies what a recognizer asked for in a call.
typealias ApplyGestureCall = (inout GestureContext, GestureID) -> Void

/// What the engine calls of a kind: one set of thunks, made when the kind is first used. A thunk serves all recognizers
/// of its kind that come one after another, so that the way to each of them is one that the compiler knows.
///
/// The engine's own kinds are known here. A kind of another module brings the function that tells it of touches, which
/// was compiled where the kind is known.
///
/// They are made in a generic function: overridden methods of a generic class are not specialized.
final class GestureKind {
  let type: any GestureRecognizer.Type
  let isDiscrete: Bool
  /// What its recognizers take.
  let inputs: GestureInputs
  let column: AnyObject
  /// What it can be told or asked beyond touches.
  let calls: GestureCalls
  private let reachDeadline: (inout GestureContext, GestureID) -> Void
  /// Shows touches to recognizers from a place in the line on; gives the place of the first that is of another kind.
  let show: (inout TouchShow, Int, InputTable, GestureTable, ApplyGestureCall) -> Int
  let reset: (UInt32) -> Void
  /// Whether a recognizer's own code runs.
  let isBusy: (UInt32) -> Bool
  let location: (UInt32) -> Point?
  let release: (UInt32, inout Remains) -> Void
  /// Copies a value to another place, which it gives; nil while the value is out.
  let copy: (UInt32) -> UInt32?
  /// The bytes of all its recognizers' values.
  let bytes: () -> Int

  var name: String { String(describing: type) }

  /// A kind of another module, with what calls its recognizers for touches.
  convenience init<Kind: GestureRecognizer>(_ type: Kind.Type, _ number: UInt16, _ tell: @escaping GestureTell<Kind>) {
    let column = GestureColumn<Kind>()
    self.init(type, column, GestureCalls(of: type, column)) { show, slot, inputs, table, apply in
      show.tell(from: slot, number, inputs, table, apply) { value, phase, touches, context in
        tell(column, value, phase, touches, &context)
      }
    }
  }

  /// A kind of the engine's own. Its code calls nothing of the game, so that its values are changed where they lie.
  @inline(__always)
  convenience init<Kind: GestureRecognizer>(
    builtIn type: Kind.Type, _ number: UInt16, _ column: GestureColumn<Kind>, _ calls: GestureCalls
  ) {
    self.init(type, column, calls) { show, slot, inputs, table, apply in
      show.tell(from: slot, number, inputs, table, apply) { value, phase, touches, context in
        column.tellInPlace(value, phase, touches, &context)
      }
    }
  }

  @inline(__always)
  private init<Kind: GestureRecognizer>(
    _ type: Kind.Type, _ column: GestureColumn<Kind>, _ calls: GestureCalls,
    _ show: @escaping (inout TouchShow, Int, InputTable, GestureTable, ApplyGestureCall) -> Int
  ) {
    self.type = type
    isDiscrete = type.isDiscrete
    inputs = type.inputs
    self.column = column
    self.calls = calls
    self.show = show
    reachDeadline = { column.reachDeadline(&$0, $1) }
    reset = { slot in
      guard var value = column.values[Int(slot)].take() else { return }
      value.reset()
      column.values[Int(slot)] = value
    }
    isBusy = { column.values[Int($0)] == nil }
    location = { column.values[Int($0)]?.gestureLocation }
    release = { column.release($0, &$1) }
    copy = { column.values[Int($0)].map(column.insert) }
    bytes = { column.values.bytes }
  }

  /// Tells a recognizer of its deadline, or of input that is no touch.
  func feed(_ call: GestureCall, _ context: inout GestureContext, _ id: GestureID) {
    context.inputKind = call.inputKind
    switch call {
    case .deadline: reachDeadline(&context, id)
    case .presses(let presses): calls.presses?(presses, &context, id)
    case .touchUpdates(let touches): calls.touchUpdates?(touches, &context, id)
    case .pointer(let phase, let input, _): calls.pointer?((phase, input), &context, id)
    case .custom(let event, let phase):
      context.inputPhase = phase
      calls.custom?(event, &context, id)
    }
  }

  /// Whether its recognizers ask for corrections of touches (T33).
  var hearsUpdates: Bool { calls.touchUpdates != nil }
  func canPrevent(_ slot: UInt32, _ other: AnyGesture) -> Bool { calls.canPrevent?(slot, other) ?? true }
  func canBePrevented(_ slot: UInt32, _ other: AnyGesture) -> Bool { calls.canBePrevented?(slot, other) ?? true }
  /// Whether its recognizers have a say in whom they prevent.
  var hasAnswersToPrevention: Bool { calls.canPrevent != nil }
  /// The rank of a recognizer among those of its kind, or nil for a kind that has none, and in the middle of its own
  /// code.
  func rivalRank(_ slot: UInt32) -> Int? { calls.rivalRank?(slot) }
  /// Whether its recognizers have a say in who waits for whom.
  var declaresRequirements: Bool { calls.shouldRequireFailure != nil }
  func shouldRequireFailure(_ slot: UInt32, _ other: AnyGesture) -> Bool {
    calls.shouldRequireFailure?(slot, other) ?? false
  }
  func shouldBeRequiredToFail(_ slot: UInt32, _ other: AnyGesture) -> Bool {
    calls.shouldBeRequiredToFail?(slot, other) ?? false
  }
}

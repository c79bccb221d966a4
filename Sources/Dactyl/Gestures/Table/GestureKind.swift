/// The instances of one kind of recognizer, side by side. A value is out (nil) while its own code runs: game code may then
/// do anything to the table, and nothing is copied.
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

/// What the engine calls of a kind: one set of thunks, made when the kind is first used. A thunk serves all recognizers of
/// its kind that come one after another, so that the way to each of them is one that the compiler knows.
///
/// The engine's own kinds are known here. A kind of another module brings the function that tells it of touches, which was
/// compiled where the kind is known.
///
/// They are made in a generic function: overridden methods of a generic class are not specialized.
final class GestureKind {
  let name: String
  let isDiscrete: Bool
  /// What its recognizers take.
  let inputs: GestureInputs
  let declaresRequirements: Bool
  let column: AnyObject
  /// Shows touches to recognizers from a place in the line on; gives the place of the first that is of another kind.
  let show: (inout TouchShow, Int, InputTable, GestureTable, ApplyGestureCall) -> Int
  /// Tells a recognizer of its deadline, or of input that is no touch.
  let feed: (GestureCall, inout GestureContext, GestureID) -> Void
  let reset: (UInt32) -> Void
  /// Whether a recognizer's own code runs.
  let isBusy: (UInt32) -> Bool
  let canPrevent: (UInt32, AnyGesture) -> Bool
  let canBePrevented: (UInt32, AnyGesture) -> Bool
  let shouldRequireFailure: (UInt32, AnyGesture) -> Bool
  let shouldBeRequiredToFail: (UInt32, AnyGesture) -> Bool
  let location: (UInt32) -> Point?
  let release: (UInt32, inout Remains) -> Void
  /// The bytes of all its recognizers' values.
  let bytes: () -> Int

  init<Kind: GestureRecognizer>(_ type: Kind.Type, _ number: UInt16, _ tell: GestureTell<Kind>? = nil) {
    let column = GestureColumn<Kind>()
    name = String(describing: type)
    isDiscrete = type.isDiscrete
    inputs = type.inputs
    declaresRequirements = type.declaresRequirements
    self.column = column
    if let tell {
      show = { show, slot, inputs, table, apply in
        show.tell(from: slot, number, inputs, table, apply) { value, phase, touches, context in
          tell(column, value, phase, touches, &context)
        }
      }
    } else {
      show = { show, slot, inputs, table, apply in
        show.tell(from: slot, number, inputs, table, apply) { value, phase, touches, context in
          column.tell(value, phase, touches, &context)
        }
      }
    }
    feed = { call, context, id in column.feed(call, &context, id) }
    reset = { slot in
      guard var value = column.values[Int(slot)].take() else { return }
      value.reset()
      column.values[Int(slot)] = value
    }
    isBusy = { column.values[Int($0)] == nil }
    canPrevent = { column.values[Int($0)]?.canPrevent($1) ?? true }
    canBePrevented = { column.values[Int($0)]?.canBePrevented(by: $1) ?? true }
    shouldRequireFailure = { column.values[Int($0)]?.shouldRequireFailure(of: $1) ?? false }
    shouldBeRequiredToFail = { column.values[Int($0)]?.shouldBeRequiredToFail(by: $1) ?? false }
    location = { column.values[Int($0)]?.gestureLocation }
    release = { column.release($0, &$1) }
    bytes = { column.values.bytes }
  }
}

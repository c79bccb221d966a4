/// The values of all recognizers of one kind. A value is nil while its own code runs: the game's code may then change
/// the table in any manner, and nothing is copied.
@usableFromInline
final class GestureColumn<Kind: GestureRecognizer>: SnapshotState {
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

  @usableFromInline
  package func copyState(_ copier: StateCopier) {
    copier.copy(values)
    copier.copy(free)
  }
}

/// Calls the recognizer in a slot of a column for touches in a phase, which is given by its bit.
@usableFromInline typealias GestureFeed<Kind: GestureRecognizer> = (
  GestureColumn<Kind>, _ slot: UInt32, _ phase: UInt8, Touches, inout GestureContext
) -> Void

/// Applies the requests that a recognizer made in a call.
typealias ApplyGestureCall = (inout GestureContext, GestureID) -> Void

/// The functions that the engine calls for a kind, made when the kind is first used. A function serves all consecutive
/// recognizers of its kind in the line, so that the calls of each of them are known to the compiler.
///
/// The engine's own kinds are known here. A kind of another module provides the function that passes touches to it,
/// which was compiled where the kind is known.
///
/// They are made in a generic function, since overridden methods of a generic class are not specialized.
final class GestureKind: SnapshotState {
  let type: any GestureRecognizer.Type
  let isDiscrete: Bool
  /// The kinds of input that its recognizers receive.
  let inputs: GestureInputs
  let column: AnyObject
  /// The calls and queries beyond touches.
  let calls: GestureCalls
  private let reachDeadline: (inout GestureContext, GestureID) -> Void
  /// Feeds touches to recognizers from an index of the line on; returns the index of the first that is of another kind.
  let show: (inout TouchFeed, Int, InputTable, GestureTable, ApplyGestureCall) -> Int
  let reset: (UInt32) -> Void
  /// Whether the recognizer's own code is running.
  let isBusy: (UInt32) -> Bool
  let location: (UInt32) -> Point?
  /// What the input of a recognizer lacks; nil while its own code runs, too.
  let unmetCondition: (UInt32, borrowing GestureContext) -> UnmetCondition?
  let release: (UInt32, inout Remains) -> Void
  /// Copies a value to another slot, which it returns; nil while the value's own code runs.
  let copy: (UInt32) -> UInt32?
  /// The size in bytes of all values.
  let bytes: () -> Int
  /// Mixes a value into a hash of the scene's state. Does nothing for kinds that can't be, which are those of games.
  let mix: (UInt32, inout StateHash) -> Void
  /// Copies all values into a snapshot, or out of it.
  private let copyValues: (StateCopier) -> Void

  var name: String { String(describing: type) }

  /// Makes a kind of another module, with the function that calls its recognizers for touches.
  convenience init<Kind: GestureRecognizer>(_ type: Kind.Type, _ number: UInt16, _ feed: @escaping GestureFeed<Kind>) {
    let column = GestureColumn<Kind>()
    self.init(type, column, GestureCalls(of: type, column)) { show, slot, inputs, table, apply in
      show.feed(from: slot, number, inputs, table, apply) { value, phase, touches, context in
        feed(column, value, phase, touches, &context)
      }
    }
  }

  /// Makes a kind of the engine's own. Its code calls nothing of the game, so its values are changed in place.
  @inline(__always)
  convenience init<Kind: GestureRecognizer>(
    builtIn type: Kind.Type, _ number: UInt16, _ column: GestureColumn<Kind>, _ calls: GestureCalls
  ) {
    self.init(type, column, calls) { show, slot, inputs, table, apply in
      show.feed(from: slot, number, inputs, table, apply) { value, phase, touches, context in
        column.feedInPlace(value, phase, touches, &context)
      }
    }
  }

  @inline(__always)
  private init<Kind: GestureRecognizer>(
    _ type: Kind.Type, _ column: GestureColumn<Kind>, _ calls: GestureCalls,
    _ show: @escaping (inout TouchFeed, Int, InputTable, GestureTable, ApplyGestureCall) -> Int
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
    unmetCondition = { column.values[Int($0)]?.unmetCondition($1) }
    release = { column.release($0, &$1) }
    copy = { column.values[Int($0)].map(column.insert) }
    bytes = { column.values.bytes }
    copyValues = { column.copyState($0) }
    mix =
      type is any StateHashable.Type
      ? { if let value = column.values[Int($0)] as? any StateHashable { value.mix(into: &$1) } } : { _, _ in }
  }

  package func copyState(_ copier: StateCopier) { copyValues(copier) }

  /// Calls a recognizer for its deadline, or for input that is no touch.
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

  /// Whether its recognizers receive corrections of touches (T33).
  var receivesUpdates: Bool { calls.touchUpdates != nil }
  func canPrevent(_ slot: UInt32, _ other: AnyGesture) -> Bool { calls.canPrevent?(slot, other) ?? true }
  func canBePrevented(_ slot: UInt32, _ other: AnyGesture) -> Bool { calls.canBePrevented?(slot, other) ?? true }
  /// Whether its recognizers decide which others they prevent.
  var hasAnswersToPrevention: Bool { calls.canPrevent != nil }
  /// The rank of a recognizer within its kind; nil for a kind without ranks, and while its own code runs.
  func rivalRank(_ slot: UInt32) -> Int? { calls.rivalRank?(slot) }
  /// Whether its recognizers declare failure requirements.
  var declaresRequirements: Bool { calls.shouldRequireFailure != nil }
  func shouldRequireFailure(_ slot: UInt32, _ other: AnyGesture) -> Bool {
    calls.shouldRequireFailure?(slot, other) ?? false
  }
  func shouldBeRequiredToFail(_ slot: UInt32, _ other: AnyGesture) -> Bool {
    calls.shouldBeRequiredToFail?(slot, other) ?? false
  }
}

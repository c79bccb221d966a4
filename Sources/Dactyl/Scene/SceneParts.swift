/// The parts of a scene in the order in which they hear of things, and those of them that hear of more.
@safe @usableFromInline
final class SceneParts {
  private(set) var all: [any ScenePart] = []
  private(set) var timed: [any TimedPart] = []
  /// The parts of modules above this one. Passes ask for them all the time, mostly to find none.
  let added = List<any AddedPart>()
  /// Those of them that wait for moments.
  let addedTimed = List<any TimedPart>()
  /// Those of them that run in a named stage of the frame.
  let staged = List<any StagePart>()
  /// Those of them that decide whether recognizers may begin.
  let gestureGates = List<any GestureGate>()
  /// Those of them that take presses which no responder handled, in the order in which they are asked.
  let pressTakers = List<any UnhandledPressTaker>()
  /// What takes keys before everybody else, the last one first; none most of the time.
  let keyTakers = List<any KeyTaker>()
  /// What follows the inputs; nil unless somebody asked for it.
  // (Unchecked: every round asks, mostly for nothing, and it is read and written at once.)
  @exclusivity(unchecked) var inputFollower: (any InputFollower)?
  /// The added parts by their types. There are two or three, so that going through them is the fastest way to one.
  private let known = List<KnownPart>()
  /// The first added part with its type: what that part's module finds without going through the others.
  // (Unsafe, since it is asked for at every turn: the others keep it as long as it is one of them.)
  @usableFromInline @exclusivity(unchecked) @unsafe
  private(set) var first: (type: ObjectIdentifier, part: Unmanaged<AnyObject>)?

  private struct KnownPart {
    let type: ObjectIdentifier
    let part: AnyObject
  }

  func append(_ part: any ScenePart) {
    all.append(part)
    if let part = part as? any TimedPart { timed.append(part) }
  }

  func add(_ part: any AddedPart) {
    append(part)
    added.append(part)
    if let part = part as? any TimedPart { addedTimed.append(part) }
    if let part = part as? any StagePart { staged.append(part) }
    if let part = part as? any GestureGate { gestureGates.append(part) }
    if let part = part as? any UnhandledPressTaker { pressTakers.append(part) }
    known.append(KnownPart(type: ObjectIdentifier(type(of: part)), part: part))
    if unsafe first == nil {
      unsafe first = (ObjectIdentifier(type(of: part)), Unmanaged.passUnretained(part as AnyObject))
    }
  }

  func remove(_ part: any AddedPart) {
    all.removeAll { $0 === part }
    timed.removeAll { $0 === part }
    added.removeAll { $0 === part }
    addedTimed.removeAll { $0 === part }
    staged.removeAll { $0 === part }
    gestureGates.removeAll { $0 === part }
    pressTakers.removeAll { $0 === part }
    known.removeAll { $0.part === part }
    if let kept = unsafe first, unsafe kept.part.takeUnretainedValue() === part { unsafe first = nil }
  }

  @inline(__always)
  func part(_ type: ObjectIdentifier) -> AnyObject? {
    known.firstIndex { $0.type == type }.map { known[$0].part }
  }
}

extension Scene {
  /// The parts that every scene has, in the order in which they hear of things.
  func addOwnParts() {
    let own: [any ScenePart] = [
      tweens, scrolls, focus, windowTable, gestures, controllers, responders, textInputs, textInputs.views,
      layout, widgets, actionTable,
    ]
    for part in own { parts.append(part) }
  }

  // What added parts read and note. Each stands behind a call: a property that another module reaches is checked at
  // every access, in all passes.

  /// The moment of what is being handled, on the scene's own clock.
  package var currentTime: Timestamp { now }
  /// Has the scene settle once more what was set off.
  package func setNeedsSettling() { settling.isNeeded = true }
  /// Counts an action for the report of the frame.
  package func countAction() { frames.counters.actions += 1 }

  /// Has somebody asked for each key before everybody else, and before those who were added earlier.
  package func addKeyTaker(_ taker: any KeyTaker) {
    if !parts.keyTakers.contains(where: { $0 === taker }) { parts.keyTakers.append(taker) }
  }

  /// Has it asked no more.
  package func removeKeyTaker(_ taker: any KeyTaker) { parts.keyTakers.removeAll { $0 === taker } }
  /// What follows the inputs that are under way, or nil.
  package var inputFollower: (any InputFollower)? {
    get { unsafe parts.inputFollower }
    set { unsafe parts.inputFollower = newValue }
  }

  /// Adds a part of a module above this one, behind those that are there.
  package func addPart(_ part: any AddedPart) {
    parts.add(part)
    // The stage of a part that has one is marked while it waits for anything.
    if part is any TimedPart, !(part is any StagePart) { waiting.insert(.deadlines) }
  }

  /// Takes an added part out.
  package func removePart(_ part: any AddedPart) { parts.remove(part) }

  /// The added part of a type, if there is one. Costs a compare for each added part.
  package func part<Part: AddedPart>(_ type: Part.Type) -> Part? {
    addedPart(ObjectIdentifier(type)).map { unsafe unsafeDowncast($0, to: Part.self) }
  }

  /// The same for who knows the type.
  @usableFromInline
  package func addedPart(_ type: ObjectIdentifier) -> AnyObject? { parts.part(type) }

  /// Reads from an added part without keeping it meanwhile: for what a part's module does at every turn, and that calls
  /// no code of the game. Nil when there is none.
  @inlinable @inline(__always)
  package func readingPart<Part: AnyObject, Result>(_ type: Part.Type, _ read: (Part) -> Result) -> Result? {
    if let first = unsafe parts.first, unsafe first.type == ObjectIdentifier(type) {
      return unsafe first.part._withUnsafeGuaranteedRef { read(unsafe unsafeDowncast($0, to: type)) }
    }
    return addedPart(ObjectIdentifier(type)).map { read(unsafe unsafeDowncast($0, to: type)) }
  }
}

/// All recognizers of a scene: a row each, the values of each kind in a column of their own, and what few have (actions,
/// delegates, names, requirements) in tables beside them.
final class GestureTable {
  private(set) var rows: [GestureRow] = []
  private var free: [UInt32] = []
  private(set) var kinds: [GestureKind] = []
  private var kindNumbers: [ObjectIdentifier: UInt16] = [:]

  /// The attempts, in places that rows name; a free place belongs to no recognizer.
  var attempts: [GestureAttempt] = []
  /// The places of those under way, in the order in which they began.
  private(set) var attemptOrder: [Int] = []
  private var freeAttempts: [Int] = []

  var actions: [GestureID: [() -> Void]] = [:]
  var delegates: [GestureID: GestureDelegate] = [:]
  var names: [GestureID: String] = [:]
  /// For each recognizer those that must fail first.
  private(set) var requirements: [GestureID: [GestureID]] = [:]
  private var onView = SparseColumn<[GestureID]>()
  var viewGates = SparseColumn<(AnyGesture) -> Bool>()
  /// The recognizer whose action runs, and the state that the action is about.
  var running: (gesture: GestureID, state: GestureState)?

  // MARK: Rows

  func isAlive(_ id: GestureID) -> Bool { row(id) != nil }

  @inline(__always)
  func row(_ id: GestureID) -> GestureRow? {
    guard Int(id.index) < rows.count, rows[Int(id.index)].generation == id.generation, id.generation != 0 else {
      return nil
    }
    return rows[Int(id.index)]
  }

  func update(_ id: GestureID, _ change: (inout GestureRow) -> Void) {
    if isAlive(id) { change(&rows[Int(id.index)]) }
  }

  func kind(of row: GestureRow) -> GestureKind { kinds[Int(row.kind)] }
  func kindName(of id: GestureID) -> String? { row(id).map { kinds[Int($0.kind)].name } }
  func recognizers(of view: UInt32) -> [GestureID] { onView[view] ?? [] }

  func reportedState(of id: GestureID) -> GestureState {
    if let running, running.gesture == id { return running.state }
    return row(id)?.state ?? .possible
  }

  // MARK: Adding and removing

  func add<Kind: GestureRecognizer>(_ recognizer: Kind, to view: Entity) -> GestureID {
    let number = kindNumber(of: Kind.self)
    guard let column = kinds[Int(number)].column as? GestureColumn<Kind> else { return .none }
    let place = column.insert(recognizer)
    let index: UInt32
    if let reused = free.popLast() {
      index = reused
      let generation = rows[Int(index)].generation + 1
      rows[Int(index)] = GestureRow(generation: generation, kind: number, place: place, view: view)
    } else {
      index = UInt32(rows.count)
      rows.append(GestureRow(generation: 1, kind: number, place: place, view: view))
    }
    let id = GestureID(index: index, generation: rows[Int(index)].generation)
    onView[view.index] = recognizers(of: view.index) + [id]
    return id
  }

  /// Takes a recognizer off its view; it waits for the action that it may be owed.
  func detach(_ id: GestureID) {
    guard let row = row(id) else { return }
    update(id) { $0.flags.insert(.isRemoved) }
    let others = recognizers(of: row.view.index).filter { $0 != id }
    onView[row.view.index] = others.isEmpty ? nil : others
  }

  /// Forgets what a view that ends had.
  func forget(_ view: UInt32) {
    onView[view] = nil
    viewGates[view] = nil
  }

  /// Frees a removed recognizer's row and value.
  func erase(_ id: GestureID) {
    guard let row = row(id) else { return }
    kinds[Int(row.kind)].release(row.place)
    actions[id] = nil
    delegates[id] = nil
    names[id] = nil
    requirements[id] = nil
    if rows[Int(id.index)].generation < .max - 1 { free.append(id.index) }
    rows[Int(id.index)].generation += 1
    rows[Int(id.index)].flags = []
    rows[Int(id.index)].attempt = -1
    // An even generation belongs to no recognizer; reuse makes it odd again.
  }

  func addAction(to id: GestureID, _ action: @escaping () -> Void) {
    if isAlive(id) { actions[id, default: []].append(action) }
  }

  func addRequirement(of id: GestureID, toFail other: GestureID) {
    guard id != other, !requirements[id, default: []].contains(other) else { return }
    requirements[id, default: []].append(other)
  }

  private func kindNumber<Kind: GestureRecognizer>(of type: Kind.Type) -> UInt16 {
    if let number = kindNumbers[ObjectIdentifier(type)] { return number }
    let number = UInt16(kinds.count)
    kinds.append(.make(type))
    kindNumbers[ObjectIdentifier(type)] = number
    return number
  }

  // MARK: Values

  func value<Kind: GestureRecognizer>(of id: GestureID, as type: Kind.Type) -> Kind? {
    guard let row = row(id), let column = kind(of: row).column as? GestureColumn<Kind> else { return nil }
    return column.values[Int(row.place)]
  }

  func setValue<Kind: GestureRecognizer>(_ value: Kind, of id: GestureID) {
    guard let row = row(id), let column = kind(of: row).column as? GestureColumn<Kind> else { return }
    if column.values[Int(row.place)] != nil { column.values[Int(row.place)] = value }
  }

  // MARK: Attempts

  func attempt(of id: GestureID) -> GestureAttempt? {
    guard let place = row(id)?.attempt, place >= 0 else { return nil }
    return attempts[Int(place)]
  }

  func updateAttempt(of id: GestureID, _ change: (inout GestureAttempt) -> Void) {
    guard let place = row(id)?.attempt, place >= 0 else { return }
    change(&attempts[Int(place)])
  }

  /// Begins an attempt when none is under way.
  func beginAttempt(of id: GestureID) {
    guard let row = row(id), row.attempt < 0 else { return }
    let place = freeAttempts.popLast() ?? attempts.count
    if place == attempts.count { attempts.append(GestureAttempt(gesture: id)) }
    attempts[place] = GestureAttempt(gesture: id)
    attemptOrder.append(place)
    update(id) { $0.attempt = Int32(place) }
  }

  /// Ends an attempt: the recognizer is at rest again.
  func endAttempt(_ place: Int) {
    let id = attempts[place].gesture
    attempts[place] = GestureAttempt(gesture: .none)
    update(id) {
      $0.attempt = -1
      $0.state = .possible
    }
  }

  /// Takes the attempts that ended out of the order, all at once, so that ending many costs no more than one look at each.
  func forgetEndedAttempts() {
    guard attemptOrder.contains(where: { attempts[$0].gesture == .none }) else { return }
    attemptOrder.removeAll { place in
      guard attempts[place].gesture == .none else { return false }
      freeAttempts.append(place)
      return true
    }
  }

  /// The first deadline that an attempt waits for.
  var nextDeadline: Timestamp? {
    var first: Timestamp?
    for place in attemptOrder {
      guard let deadline = attempts[place].deadline else { continue }
      first = min(first ?? deadline, deadline)
    }
    return first
  }
}

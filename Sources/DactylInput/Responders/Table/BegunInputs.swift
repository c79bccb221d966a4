/// The inputs of which a responder heard that they began: the ends of those that go on it is to hear as well (T21).
struct BegunInputs {
  private var inputs: [InputID] = []
  /// How many it may be before those that are over are looked for.
  private var limit = leastLimit
  private static var leastLimit: Int { 8 }

  /// How many it knows of, some of which may be over.
  var count: Int { inputs.count }

  /// Notes one that begins, and forgets what is over, now and then.
  mutating func append(_ input: InputID, in table: InputTable?) {
    if inputs.count >= limit { forgetEnded(in: table) }
    inputs.append(input)
  }

  private mutating func forgetEnded(in table: InputTable?) {
    if let table {
      // In its own memory: how much that is does not go up and down.
      if table.order.count + table.others.count <= 16 {
        inputs.removeAll { !Self.isPending($0, in: table) }
      } else {
        let pending = allPending(in: table)
        inputs.removeAll { !pending.contains($0) }
      }
    }
    limit = max(Self.leastLimit, 2 * inputs.count)
  }

  /// Those that somebody is still to hear the end of.
  func pending(in table: InputTable) -> [InputID] {
    guard !inputs.isEmpty, !table.order.isEmpty || !table.others.isEmpty else { return [] }
    return inputs.filter(allPending(in: table).contains)
  }

  private static func isPending(_ input: InputID, in table: InputTable) -> Bool {
    let slot = input.kind == .touch ? table.slot(ofTouch: input.number) : table.slot(of: input.kind, id: input.number)
    return slot.map { table.records[$0].isPending } ?? false
  }

  private func allPending(in table: InputTable) -> Set<InputID> {
    var pending: Set<InputID> = []
    func note(_ slot: Int) {
      if table.records[slot].isPending {
        pending.insert(InputID(kind: table.records[slot].kind, number: table.records[slot].id))
      }
    }
    table.order.forEach(note)
    table.others.forEach(note)
    return pending
  }
}

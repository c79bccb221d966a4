/// The inputs whose began a responder has received: it receives the ends of those that go on (T21).
struct BegunInputs {
  private var inputs: [InputID] = []
  /// The number of inputs from which on ended ones are removed.
  private var limit = leastLimit
  private static var leastLimit: Int { 8 }

  /// The number of recorded inputs, some of which may be over.
  var count: Int { inputs.count }

  /// Records an input that begins, and removes ended ones from time to time.
  mutating func append(_ input: InputID, in table: InputTable?) {
    if inputs.count >= limit { forgetEnded(in: table) }
    inputs.append(input)
  }

  private mutating func forgetEnded(in table: InputTable?) {
    if let table {
      // Few are tested one by one, without allocating a set.
      if table.order.count + table.others.count <= 16 {
        inputs.removeAll { !Self.isPending($0, in: table) }
      } else {
        let pending = allPending(in: table)
        inputs.removeAll { !pending.contains($0) }
      }
    }
    limit = max(Self.leastLimit, 2 * inputs.count)
  }

  /// The inputs whose end has yet to be delivered.
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

extension BegunInputs: StateHashable {
  package func mix(into hash: inout StateHash) {
    // Those that are over remain until there are many: how long they do is no difference.
    hash.mix(inputs.isEmpty)
  }
}

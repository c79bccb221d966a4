extension StateHash {
  /// Mixes in the values of a sparse column, each with the index of its owner. Their order means nothing: it depends on
  /// what was removed before.
  package mutating func mix<Value>(_ column: SparseColumn<Value>, _ body: (inout StateHash, Value) -> Void) {
    mix(unordered: column.values.indices) { hash, slot in
      hash.mix(column.owners[slot])
      body(&hash, column.values[slot])
    }
  }

  /// The same for values that know how they are mixed in.
  package mutating func mix<Value: StateHashable>(_ column: SparseColumn<Value>) {
    mix(column) { hash, value in hash.mix(value) }
  }
}

extension Dictionary {
  /// Removes all values and returns them by the order of their keys: views are then released, and their delegates told,
  /// in the same order whenever the same is played. Dictionaries release in the order of their hashes, which differ.
  mutating func takeAll(by areInOrder: (Key, Key) -> Bool) -> [Element] {
    let all = sorted { areInOrder($0.key, $1.key) }
    self = [:]
    return all
  }
}

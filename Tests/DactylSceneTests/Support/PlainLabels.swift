import DactylScene

/// Labels side by side, for as many children as are compared.
struct PlainLabels: SiblingLabels, ~Copyable {
  private let labels = Column<UInt64>()
  /// The number of labels that were set, from the first on.
  private let changes = Column<Int>()

  init() { changes.append(0) }

  var changeCount: Int { changes[0] }

  func label(of child: UInt32) -> UInt64 { labels[Int(child)] }

  func setLabel(_ label: UInt64, of child: UInt32) {
    labels.append(repeating: 0, count: Int(child) + 1 - labels.count)
    labels[Int(child)] = label
    changes[0] += 1
  }
}

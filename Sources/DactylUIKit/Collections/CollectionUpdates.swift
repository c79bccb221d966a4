/// Reported changes of a collection, with UIKit's indices: deleted and moved items by their paths before all of the
/// changes, inserted ones by their paths after all of them.
struct CollectionUpdates {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// The numbers of items that the changes lead to; nil where a section was reloaded, whose number may be any. Nil as
  /// a whole when they name what there is not.
  func counts(after before: [Int]) -> [Int?]? {
    let anyNumber: Int? = nil
    var sections: [Int?] = before.map { $0 }
    for path in Set(deleted + moved.keys) {
      guard before.indices.contains(path.section), path.item < before[path.section] else { return nil }
      sections[path.section]? -= 1
    }
    for section in reloadedSections where sections.indices.contains(section) { sections[section] = anyNumber }
    for section in deletedSections.reversed() {
      guard sections.indices.contains(section) else { return nil }
      sections.remove(at: section)
    }
    for section in insertedSections {
      guard section <= sections.count else { return nil }
      sections.insert(anyNumber, at: section)
    }
    for path in inserted + moved.values {
      guard sections.indices.contains(path.section) else { return nil }
      sections[path.section]? += 1
    }
    return sections
  }

  /// The path of an item after the changes; nil for one that is gone or has to be filled again.
  func path(after path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard !deletedSections.contains(path.section), !reloadedSections.contains(path.section),
      !deleted.contains(path), !reloaded.contains(path)
    else { return nil }
    let leaving = deleted + moved.keys
    var item = path.item - leaving.filter { $0.section == path.section && $0.item < path.item }.count
    var section = path.section - deletedSections.count(in: 0..<path.section)
    for inserted in insertedSections where inserted <= section { section += 1 }
    let arriving = (inserted + moved.values).filter { $0.section == section }.map(\.item).sorted()
    for arrived in arriving where arrived <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }
}

extension UICollectionView {
  /// Runs a closure that reports changes, and makes them when the outermost one has returned.
  func collect(_ body: () -> Void) {
    guard updates == nil else { return body() }
    // What was there before has to be known.
    loadData()
    updates = CollectionUpdates()
    body()
    guard let made = updates else { return }
    updates = nil
    make(made)
  }

  private func make(_ made: CollectionUpdates) {
    let (expected, now) = (made.counts(after: counts), readCounts())
    let fits = expected.map { $0.count == now.count && zip($0, now).allSatisfy { $0 == nil || $0 == $1 } } ?? false
    guard fits else {
      application.scene.report(
        .invalidUpdate, "the changes lead to \(expected?.description ?? "no such items"), the data source has \(now)")
      return reloadData()
    }
    counts = now
    needsData = false
    var leaving: [UIView] = []
    for (key, view) in shown.takeAll(by: <) {
      if key.kind == nil, let path = made.path(after: key.path) {
        shown[Key(kind: nil, path: path)] = view
      } else if key.kind == nil {
        leaving.append(view)
        collectionDelegate?.collectionView(
          self, didEndDisplaying: view as? UICollectionViewCell ?? .init(), forItemAt: key.path)
      } else {
        retire(view, key)
      }
    }
    selected = Set(selected.compactMap(made.path(after:)))
    needsLayoutObject = true
    collectionViewLayout.prepare(forCollectionViewUpdates: [])
    UIView.animate(withDuration: 0.3) {
      self.layOutItems()
      for view in leaving { view.alpha = 0 }
    } completion: { [weak self] _ in
      for view in leaving where view.superview === self { view.removeFromSuperview() }
    }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }
}

extension Diagnostic.Kind {
  /// Changes that were reported to a collection do not lead to what its data source has: all of it was read again.
  public static let invalidUpdate = Diagnostic.Kind("invalidUpdate")
}

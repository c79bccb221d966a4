import Dactyl
import DactylControls
import TestSupport

/// Changes of a list's rows and sections: the data, and the notifications of the list.
struct FuzzListPlan {
  var sections: [FuzzList.Section]
  private let old: [FuzzList.Section]
  private var moved: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  private var movedSection: Int?
  private var reloaded: Set<Int> = []

  /// Plans some changes.
  init(_ list: FuzzList, _ random: inout SeededRandom) {
    old = list.sections
    sections = list.sections
    for _ in 0..<(1 + random.below(3)) where !sections.isEmpty {
      let index = random.below(sections.count)
      for _ in 0..<random.below(4) where !sections[index].rows.isEmpty {
        let row = random.below(sections[index].rows.count)
        let id = sections[index].rows[row]
        switch random.below(4) {
        case 0, 1:
          sections[index].rows.remove(at: row)
        case 2:
          sections[index].rows.remove(at: row)
          let to = random.below(sections.count)
          sections[to].rows.insert(id, at: random.below(sections[to].rows.count + 1))
          moved.insert(id)
        default: reloaded.insert(id)
        }
      }
      for _ in 0..<random.below(4) {
        sections[index].rows.insert(list.makeID(), at: random.below(sections[index].rows.count + 1))
      }
    }
    guard random.chance(25) else { return }
    if !sections.isEmpty, random.chance(40) { sections.remove(at: random.below(sections.count)) }
    if sections.count > 1, random.chance(40) {
      let section = sections.remove(at: random.below(sections.count))
      sections.insert(section, at: random.below(sections.count + 1))
      movedSection = section.id
    }
    if !sections.isEmpty, random.chance(30) {
      let id = sections[random.below(sections.count)].id
      if id != movedSection { reloadedSections.insert(id) }
    }
    if sections.count < 6, random.chance(40) {
      sections.insert(list.makeSection(random.below(20)), at: random.below(sections.count + 1))
    }
  }

  private static func paths(_ sections: [FuzzList.Section]) -> [Int: ListPath] {
    var paths: [Int: ListPath] = [:]
    for (section, part) in sections.enumerated() {
      for (row, id) in part.rows.enumerated() { paths[id] = ListPath(row: row, section: section) }
    }
    return paths
  }

  /// Notifies the list of them. Returns the rows that stay the same, wherever they move.
  func notify(_ changes: inout ListChanges) -> Set<Int> {
    let (before, after) = (Self.paths(old), Self.paths(sections))
    let (oldIDs, newIDs) = (old.map(\.id), sections.map(\.id))
    changes.deleteSections(oldIDs.indices.filter { !newIDs.contains(oldIDs[$0]) })
    changes.insertSections(newIDs.indices.filter { !oldIDs.contains(newIDs[$0]) })
    changes.reloadSections(oldIDs.indices.filter { reloadedSections.contains(oldIDs[$0]) })
    if let movedSection, let from = oldIDs.firstIndex(of: movedSection), let to = newIDs.firstIndex(of: movedSection) {
      changes.moveSection(from: from, to: to)
    }
    let isKept = { (id: Int) in oldIDs.contains(id) && newIDs.contains(id) && !reloadedSections.contains(id) }
    var kept: Set<Int> = []
    for (id, from) in before.sorted(by: { $0.value < $1.value }) {
      let wasKept = isKept(oldIDs[from.section])
      guard let to = after[id] else {
        if wasKept { changes.deleteRows(at: [from]) }
        continue
      }
      let isKept = isKept(newIDs[to.section])
      guard moved.contains(id) else {
        if wasKept { kept.insert(id) }
        if wasKept, reloaded.contains(id) { changes.reloadRows(at: [from]) }
        continue
      }
      if wasKept, isKept {
        changes.moveRow(from: from, to: to)
        kept.insert(id)
      } else if wasKept {
        changes.deleteRows(at: [from])
      } else if isKept {
        changes.insertRows(at: [to])
      }
    }
    for (id, to) in after.sorted(by: { $0.value < $1.value }) where before[id] == nil && isKept(newIDs[to.section]) {
      changes.insertRows(at: [to])
    }
    return kept
  }
}

extension FuzzList {
  /// The selected rows, by their numbers; nil while they are not known.
  private var selected: Set<Int>? {
    guard changing == 0, list.view.isAlive, list.movingPath == nil else { return nil }
    return Set(list.selectedPaths.compactMap(id(at:)))
  }

  /// Changes rows and sections, and checks that the list follows.
  func changeSome(_ random: inout SeededRandom) {
    guard list.view.isAlive, changing == 0 else { return }
    let (isAnimated, meddles, nests) = (random.chance(60), random.chance(20), random.chance(15))
    let (before, refused) = (selected, world.listRefusals)
    operations += 1
    let mine = operations
    var isUndisturbed = true
    var kept: Set<Int> = []
    changing += 1
    list.performBatchUpdates(animated: isAnimated) { changes in
      if meddles { asked() }
      let plan = FuzzListPlan(self, &random)
      sections = plan.sections
      // Changes that are made in the middle join.
      if nests { list.performBatchUpdates { kept = plan.notify(&$0) } } else { kept = plan.notify(&changes) }
      isUndisturbed = mine == operations
    }
    changing -= 1
    // In an answer no change can be made.
    guard list.view.isAlive, !world.scene.isAnswering else { return }
    // Changes in between have their own row numbers.
    guard isUndisturbed else { return list.reloadData() }
    guard mine == operations, asking == 0 else { return }
    if world.listRefusals != refused { fault("changes that fit were refused") }
    compare(before?.intersection(kept), "a change")
  }

  private func compare(_ wanted: Set<Int>?, _ what: String) {
    guard let wanted, let found = selected, found != wanted else { return }
    fault("after \(what) \(found.sorted()) are selected, not \(wanted.sorted())")
  }

  /// The identifier of the first row of all, returned for every row: valid where there is only one, else
  /// refused.
  private var sharedID: Int { sections.first { !$0.rows.isEmpty }?.rows.first ?? 0 }

  /// The same by identifiers, which a few times are not unique.
  func changeByIdentifiers(_ random: inout SeededRandom) {
    guard list.view.isAlive, changing == 0 else { return }
    let (isAnimated, isRepeated, isShuffled) = (random.chance(60), random.chance(10), random.chance(30))
    let (before, refused) = (selected, world.listRefusals)
    operations += 1
    let mine = operations
    changing += 1
    list.update(
      animated: isAnimated, sectionIDs: { sections.indices.contains($0) ? sections[$0].id : -$0 },
      ids: { isRepeated ? sharedID : id(at: $0) ?? 0 }
    ) {
      sections = FuzzListPlan(self, &random).sections
      if isShuffled { for section in sections.indices { sections[section].rows.shuffle(using: &random) } }
    }
    changing -= 1
    guard list.view.isAlive, !world.scene.isAnswering, asking == 0, mine == operations, !isRepeated else { return }
    if world.listRefusals != refused { fault("a change by identifiers was refused") }
    compare(before?.intersection(sections.flatMap(\.rows)), "a change by identifiers")
  }

  /// Notifies the list of changes that lead to other numbers of rows, which it has to refuse.
  func changeWrongly(_ random: inout SeededRandom) {
    guard list.view.isAlive, changing == 0 else { return }
    let refused = world.listRefusals
    operations += 1
    let mine = operations
    let variant = random.below(4)
    let path = randomPath(&random)
    let count = sections.count
    changing += 1
    list.performBatchUpdates(animated: random.chance(50)) { changes in
      switch variant {
      case 0: changes.deleteRows(at: [ListPath(row: 9999, section: 0)])
      case 1: changes.insertRows(at: [ListPath(row: 0, section: count), ListPath(row: 1, section: -1)])
      case 2:
        changes.insertRows(at: [ListPath(row: 0, section: 0)])
        changes.moveRow(from: path, to: ListPath(row: -4, section: 3))
      default:
        if count > 0 { sections.remove(at: random.below(count)) }
        changes.insertSections([0, 0, 77])
      }
    }
    changing -= 1
    guard list.view.isAlive, !world.scene.isAnswering, asking == 0, mine == operations else { return }
    if world.listRefusals == refused { fault("changes that do not fit were taken (\(variant))") }
  }
}

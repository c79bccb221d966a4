import Testing

@testable import DactylScene

extension SceneGraph {
  /// The inconsistencies in the columns of the views: slots, links, blocks and boxes. Empty when there are none.
  func invariantViolations() -> [String] {
    views.refreshBoxes()
    var violations: [String] = []
    var ranges: [(start: UInt32, end: UInt32, owner: UInt32)] = []
    for index in views.records.indices.map(UInt32.init) {
      let family = views.records[Int(index)]
      let room = family.flags.roomExponent
      guard views.isView(index) else {
        if room != -1 { violations.append("\(index) is no view and holds a block") }
        if views.outsets[index] != nil { violations.append("\(index) is no view and has outsets") }
        if views.answers[index] != nil || views.reaches[index] != nil {
          violations.append("\(index) is no view and answers hit-tests")
        }
        continue
      }
      if !isAlive(entity(at: index)) { violations.append("\(index) is a view and no living entity") }
      if family.flags.contains(.isWide) {
        if Int(family.children) >= views.wide.count { violations.append("\(index) names no wide children") }
      } else if room >= 0 {
        ranges.append((family.children, family.children + 1 << UInt32(room), index))
        if family.childCount > 1 << UInt32(room) { violations.append("\(index) has an overfull block") }
      } else if family.childCount > 0 {
        violations.append("\(index) has children and no block")
      }
      let answers = views.reaches[index] != nil
      if answers != family.flags.contains(.answersHitTest) || (views.answers[index] != nil && !answers) {
        violations.append("\(index) answers hit-tests or does not, unlike its record")
      }
      violations += linkViolations(of: index) + boxViolations(of: index)
    }
    ranges.sort { $0.start < $1.start }
    for (one, next) in zip(ranges, ranges.dropFirst()) where one.end > next.start {
      violations.append("the blocks of \(one.owner) and \(next.owner) overlap")
    }
    return violations
  }

  /// Fails the test when the columns of the views are inconsistent.
  func checkInvariants(_ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let violations = invariantViolations()
    if !violations.isEmpty { Issue.record("\(comment) \(violations)", sourceLocation: sourceLocation) }
  }

  private func linkViolations(of index: UInt32) -> [String] {
    var violations: [String] = []
    let children = views.children(of: index)
    if children.count != views.childCount(of: index) { violations.append("\(index) counts its children wrongly") }
    for (number, child) in children.enumerated() {
      guard Int(child) < views.records.count, views.isView(child) else {
        violations.append("rank \(number) of \(index) holds \(child), which is no view")
        continue
      }
      let record = views.records[Int(child)]
      if record.parent != index { violations.append("\(child) in \(index) has the parent \(record.parent)") }
      let rank = views.siblingRank(of: child)
      if rank != number { violations.append("\(child) at rank \(number) of \(index) has rank \(rank)") }
    }
    let record = views.records[Int(index)]
    if record.parent != .max {
      let siblings = views.isView(record.parent) ? views.children(of: record.parent) : []
      if siblings.filter({ $0 == index }).count != 1 {
        violations.append("\(index) is not once among the children of its parent \(record.parent)")
      }
    } else if record.slot != ChildStore.nowhere {
      violations.append("\(index) is in no view and has slot \(record.slot)")
    }
    var steps = 0
    var current = record.parent
    while current != .max, steps <= views.records.count {
      current = views.records[Int(current)].parent
      steps += 1
    }
    if steps > views.records.count { violations.append("\(index) lies in a cycle") }
    return violations
  }

  private func boxViolations(of index: UInt32) -> [String] {
    let record = views.records[Int(index)]
    guard record.parent != .max else { return [] }
    if record.flags.contains(.isInWide) {
      let isHittable = views.trees.labels[Int(record.slot)] & BoxTrees.hittable != 0
      if record.flags.contains(.isFoundInWide) != isHittable { return ["\(index) is found or not, unlike its record"] }
    }
    let box = box(of: index)
    views.update(index) { _ in }
    views.refreshBoxes()
    var violations: [String] = []
    if self.box(of: index) != box { violations.append("the box of \(index) was out of date") }
    if record.refusal != nil || !views.isRegular(index) {
      if box != Box.nothing { violations.append("\(index) can't be hit and has a box") }
    } else {
      guard let limit = views.hitLimit(of: index) else {
        return violations + (box == Box.everywhere ? [] : ["\(index) reaches everywhere, and its box does not"])
      }
      let area = record.toParent.apply(to: limit)
      if box.x > area.minX || box.y > area.minY || -box.z < area.maxX || -box.w < area.maxY {
        violations.append("the box of \(index) is too small")
      }
    }
    return violations
  }

  /// The box that hit-testing reads.
  private func box(of index: UInt32) -> SIMD4<Float> {
    let record = views.records[Int(index)]
    let isInWide = views.records[Int(record.parent)].flags.contains(.isWide)
    if isInWide != record.flags.contains(.isInWide) { Issue.record("\(index) does not know what its parent is") }
    return isInWide ? views.trees.boxes[Int(record.slot)] : views.store.boxes[Int(record.slot)]
  }
}

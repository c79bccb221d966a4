/// An index over the boxes of very many children of one parent: it answers which is the topmost one at a point.
///
/// A tree of nodes with up to sixteen entries. A leaf's entries are children with their boxes and order labels; an inner
/// entry holds the union of the boxes below it and the highest label there, exactly, at all times. So a search goes to the
/// front first and leaves out whatever lies behind what it has found. Nothing is ever rebuilt: nodes split when they run
/// full, and every change refits the way up as far as it matters.
package struct BoxTree: Sendable {
  static let width = 16
  /// One entry of a node.
  struct Entry {
    var box: SIMD4<Float>
    /// A child's index in a leaf, a node's number above.
    var link: UInt32
    /// The child's order label, or the highest one below.
    var label: UInt64
  }

  /// For each entry the box, (minX, minY, -maxX, -maxY), or all infinite. Node n's entries start at n × 16.
  private(set) var boxes: [SIMD4<Float>] = []
  private(set) var links: [UInt32] = []
  private(set) var labels: [UInt64] = []
  /// For each node how many entries it has.
  private(set) var counts: [UInt8] = []
  private(set) var leaves: [Bool] = []
  /// For each node the entry of its parent that names it, or none for the root.
  private(set) var owners: [UInt32] = []
  private(set) var root: UInt32 = 0
  private var free: [UInt32] = []
  private var scratch: [Entry] = []
  private var strays: [Entry] = []

  init() {
    scratch.reserveCapacity(Self.width + 1)
    root = makeNode(isLeaf: true)
  }

  // MARK: Search

  /// The way down of a search: a node, and its entries that are still to be looked at.
  private struct Step {
    var node: UInt32 = 0
    var open: UInt32 = 0
  }

  /// The child with the highest label below a limit that contains a point, by its box and by the exact test, which says
  /// the point in the child's own coordinates.
  @inline(__always)
  func topmost(
    at probe: SIMD4<Float>, below limit: UInt64, test: (UInt32) -> SIMD2<Float>?
  ) -> (child: UInt32, label: UInt64, inside: SIMD2<Float>)? {
    var best: (child: UInt32, label: UInt64, inside: SIMD2<Float>)?
    var bound: UInt64 = 0
    // A tree of sixteen levels would hold more children than there are entities.
    var steps = InlineArray<16, Step>(repeating: Step())
    var depth = 0
    steps[0] = Step(node: root, open: matches(root, probe))
    while depth >= 0 {
      let node = steps[depth].node
      guard let entry = front(of: node, among: steps[depth].open, above: bound) else {
        depth -= 1
        continue
      }
      steps[depth].open &= ~(1 << UInt32(entry))
      let place = Int(node) * Self.width + entry
      if leaves[Int(node)] {
        let label = labels[place]
        if label < limit, let inside = test(links[place]) {
          best = (links[place], label, inside)
          bound = label
        }
      } else {
        depth += 1
        steps[depth] = Step(node: links[place], open: matches(links[place], probe))
      }
    }
    return best
  }

  /// Which entries of a node contain a point, a bit each.
  @inline(__always)
  private func matches(_ node: UInt32, _ probe: SIMD4<Float>) -> UInt32 {
    let start = Int(node) * Self.width
    var mask: UInt32 = 0
    for entry in 0..<Int(counts[Int(node)]) where all(boxes[start + entry] .<= probe) { mask |= 1 << UInt32(entry) }
    return mask
  }

  /// The open entry with the highest label, if that is above what is found already.
  @inline(__always)
  private func front(of node: UInt32, among open: UInt32, above bound: UInt64) -> Int? {
    let start = Int(node) * Self.width
    var rest = open
    var highest = bound
    var found: Int?
    while rest != 0 {
      let entry = rest.trailingZeroBitCount
      rest &= rest - 1
      if labels[start + entry] > highest {
        highest = labels[start + entry]
        found = entry
      }
    }
    return found
  }

  // MARK: Changes

  func label(at place: UInt32) -> UInt64 { labels[Int(place)] }

  /// Adds a child; its record learns its place.
  mutating func insert(_ child: UInt32, box: SIMD4<Float>, label: UInt64, _ records: inout [ViewRecord]) {
    var node = root
    while !leaves[Int(node)] {
      let place = nearest(in: node, to: box)
      boxes[place] = Self.union(boxes[place], box)
      labels[place] = max(labels[place], label)
      node = links[place]
    }
    add(Entry(box: box, link: child, label: label), to: node, &records)
  }

  /// Takes the child at a place out. A leaf that is left with few gives them to others, so that what comes and goes does
  /// not leave a tree of empty rooms.
  mutating func remove(at place: UInt32, _ records: inout [ViewRecord]) {
    let node = Int(place) / Self.width
    takeOut(Int(place), &records)
    guard counts[node] > 0, Int(counts[node]) < Self.width / 4, owners[node] != .max else { return }
    while counts[node] > 0 {
      let last = node * Self.width + Int(counts[node]) - 1
      strays.append(Entry(box: boxes[last], link: links[last], label: labels[last]))
      takeOut(last, &records)
    }
    while let stray = strays.popLast() { insert(stray.link, box: stray.box, label: stray.label, &records) }
  }

  /// Takes an entry out of its node, and with the last one the node out of its own.
  private mutating func takeOut(_ place: Int, _ records: inout [ViewRecord]) {
    var place = place
    while true {
      let node = place / Self.width
      let last = node * Self.width + Int(counts[node]) - 1
      if place != last {
        put(Entry(box: boxes[last], link: links[last], label: labels[last]), at: place, isLeaf: leaves[node], &records)
      }
      counts[node] -= 1
      guard counts[node] == 0, owners[node] != .max else {
        refit(UInt32(node))
        return dropRoot()
      }
      place = Int(owners[node])
      free.append(UInt32(node))
    }
  }

  /// Gives the child at a place another box.
  mutating func move(at place: UInt32, to box: SIMD4<Float>, _ records: inout [ViewRecord]) {
    let entry = Int(place)
    let old = boxes[entry]
    guard any(old .!= box) else { return }
    let node = entry / Self.width
    let owner = owners[node]
    if owner != .max, isFar(box, from: boxes[Int(owner)], old) {
      let (child, label) = (links[entry], labels[entry])
      remove(at: place, &records)
      return insert(child, box: box, label: label, &records)
    }
    boxes[entry] = box
    guard owner != .max else { return }
    // The union above changes only when the box leaves it, or did hold one of its edges.
    let around = boxes[Int(owner)]
    if any(around .> box) || any(old .== around) { refit(UInt32(node)) }
  }

  /// Gives the child at a place another label.
  mutating func setLabel(_ label: UInt64, at place: UInt32) {
    labels[Int(place)] = label
    refit(place / UInt32(Self.width))
  }

  /// Whether a box belongs elsewhere: it was or becomes impossible to hit, or has left the company that it was in.
  private func isFar(_ box: SIMD4<Float>, from around: SIMD4<Float>, _ old: SIMD4<Float>) -> Bool {
    if old.x == .infinity { return box.x != .infinity }
    if box.x == .infinity { return false }
    return box.x > -around.z || -box.z < around.x || box.y > -around.w || -box.w < around.y
  }

  // MARK: Nodes

  private mutating func makeNode(isLeaf: Bool) -> UInt32 {
    if let node = free.popLast() {
      counts[Int(node)] = 0
      leaves[Int(node)] = isLeaf
      owners[Int(node)] = .max
      return node
    }
    counts.append(0)
    leaves.append(isLeaf)
    owners.append(.max)
    boxes.append(contentsOf: repeatElement(ChildStore.unhittable, count: Self.width))
    links.append(contentsOf: repeatElement(.max, count: Self.width))
    labels.append(contentsOf: repeatElement(0, count: Self.width))
    return UInt32(counts.count - 1)
  }

  @inline(__always)
  private mutating func put(_ entry: Entry, at place: Int, isLeaf: Bool, _ records: inout [ViewRecord]) {
    boxes[place] = entry.box
    links[place] = entry.link
    labels[place] = entry.label
    if isLeaf {
      records[Int(entry.link)].slot = UInt32(place)
    } else {
      owners[Int(entry.link)] = UInt32(place)
    }
  }

  /// Adds an entry to a node that has taken it into account above; a full one splits.
  private mutating func add(_ entry: Entry, to node: UInt32, _ records: inout [ViewRecord]) {
    var entry = entry
    var node = node
    while Int(counts[Int(node)]) == Self.width {
      let sibling = split(node, with: entry, &records)
      guard owners[Int(node)] != .max else { return grow(node, sibling, &records) }
      refit(node)
      entry = summary(sibling)
      node = owners[Int(node)] / UInt32(Self.width)
    }
    put(entry, at: Int(node) * Self.width + Int(counts[Int(node)]), isLeaf: leaves[Int(node)], &records)
    counts[Int(node)] += 1
    refit(node)
  }

  /// Parts the entries of a full node, and one more, in two halves along the way they spread most.
  private mutating func split(_ node: UInt32, with entry: Entry, _ records: inout [ViewRecord]) -> UInt32 {
    let isLeaf = leaves[Int(node)]
    let sibling = makeNode(isLeaf: isLeaf)
    let start = Int(node) * Self.width
    scratch.removeAll(keepingCapacity: true)
    for place in start..<(start + Self.width) {
      scratch.append(Entry(box: boxes[place], link: links[place], label: labels[place]))
    }
    scratch.append(entry)
    sortScratch()
    let half = scratch.count / 2
    for place in 0..<half { put(scratch[place], at: start + place, isLeaf: isLeaf, &records) }
    for place in half..<scratch.count {
      put(scratch[place], at: Int(sibling) * Self.width + place - half, isLeaf: isLeaf, &records)
    }
    counts[Int(node)] = UInt8(half)
    counts[Int(sibling)] = UInt8(scratch.count - half)
    return sibling
  }

  /// Sorts the entries by their middles along the wider of the two ways; at most seventeen, so by insertion.
  private mutating func sortScratch() {
    var low = SIMD2<Float>(repeating: .infinity)
    var high = SIMD2<Float>(repeating: -.infinity)
    for entry in scratch {
      let middle = Self.middle(entry.box)
      low = low.replacing(with: middle, where: middle .< low)
      high = high.replacing(with: middle, where: middle .> high)
    }
    let axis = high.x - low.x >= high.y - low.y ? 0 : 1
    for end in 1..<scratch.count {
      var place = end
      while place > 0 && Self.middle(scratch[place].box)[axis] < Self.middle(scratch[place - 1].box)[axis] {
        scratch.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Puts a new root above the two halves of the old one.
  private mutating func grow(_ node: UInt32, _ sibling: UInt32, _ records: inout [ViewRecord]) {
    root = makeNode(isLeaf: false)
    let start = Int(root) * Self.width
    put(summary(node), at: start, isLeaf: false, &records)
    put(summary(sibling), at: start + 1, isLeaf: false, &records)
    counts[Int(root)] = 2
  }

  /// Drops a root that has only one way down.
  private mutating func dropRoot() {
    while !leaves[Int(root)] && counts[Int(root)] == 1 {
      free.append(root)
      root = links[Int(root) * Self.width]
      owners[Int(root)] = .max
    }
  }

  /// Brings the entries above a node in line with it, as far up as something changes.
  private mutating func refit(_ node: UInt32) {
    var node = node
    while owners[Int(node)] != .max {
      let place = Int(owners[Int(node)])
      let entry = summary(node)
      if all(boxes[place] .== entry.box) && labels[place] == entry.label { return }
      boxes[place] = entry.box
      labels[place] = entry.label
      node = UInt32(place / Self.width)
    }
  }

  /// The entry that stands for a node.
  private func summary(_ node: UInt32) -> Entry {
    let start = Int(node) * Self.width
    var box = ChildStore.unhittable
    var label: UInt64 = 0
    for place in start..<(start + Int(counts[Int(node)])) {
      box = Self.union(box, boxes[place])
      label = max(label, labels[place])
    }
    return Entry(box: box, link: node, label: label)
  }

  /// The entry of an inner node that grows least when it takes a box in.
  private func nearest(in node: UInt32, to box: SIMD4<Float>) -> Int {
    let start = Int(node) * Self.width
    var best = start
    var least = Float.infinity
    for place in start..<(start + Int(counts[Int(node)])) {
      let old = boxes[place]
      let new = Self.union(old, box)
      // The growth of half the girth, and a little of its size, so that of equal ones the smaller takes it.
      let girth = -(old.x + old.z) - (old.y + old.w)
      let cost = -(new.x + new.z) - (new.y + new.w) - girth * 0.99
      if cost < least {
        least = cost
        best = place
      }
    }
    return best
  }

  @inline(__always)
  private static func union(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private static func middle(_ box: SIMD4<Float>) -> SIMD2<Float> {
    box.x == .infinity ? .zero : SIMD2(box.x - box.z, box.y - box.w)
  }
}

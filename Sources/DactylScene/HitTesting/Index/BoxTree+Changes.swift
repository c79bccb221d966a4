extension BoxTree {
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
  mutating func takeOut(_ place: Int, _ records: inout [ViewRecord]) {
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
  func isFar(_ box: SIMD4<Float>, from around: SIMD4<Float>, _ old: SIMD4<Float>) -> Bool {
    if old.x == .infinity { return box.x != .infinity }
    if box.x == .infinity { return false }
    return box.x > -around.z || -box.z < around.x || box.y > -around.w || -box.w < around.y
  }
}

import Dactyl

/// A state of which game code is notified when it begins and when it ends, in turn: a drag of a scroll view, an
/// editing, a session on a target. It has to have ended at rest, whatever happened to its object.
final class FuzzPair {
  let what: String
  var isOpen = false
  private unowned let book: FuzzInvariants

  init(_ what: String, _ book: FuzzInvariants) {
    self.what = what
    self.book = book
  }

  /// No receiver of the end is left.
  func abandon() { isOpen = false }

  /// The state begins, or ends.
  func turn(_ isOn: Bool) {
    if isOpen == isOn { book.fault("\(what): \(isOn ? "began" : "ended") twice") }
    isOpen = isOn
  }
}

/// The pairs of an object, by the drags that they are about.
final class FuzzPairs {
  var ofDrags: [UInt64: FuzzPair] = [:]
}

extension FuzzInvariants {
  /// A pair that is checked when everything is at rest.
  func pair(_ what: String) -> FuzzPair {
    let pair = FuzzPair(what, self)
    pairs.append(pair)
    if isInSnapshots { scene.keepInSnapshots(pair, \.isOpen) }
    return pair
  }

  /// Checks that everything that began has ended.
  func comparePairs() {
    for pair in pairs where pair.isOpen { fault("\(pair.what): it never ended") }
  }

  // MARK: The dead and numbers

  /// Checks that the view of a delegate's call exists.
  func checkAlive(_ view: View, _ what: @autoclosure () -> String) {
    if !view.isAlive { fault("\(what()), and \(view) is gone") }
  }

  /// Checks that numbers for a delegate are finite.
  func checkFinite(_ numbers: Double..., what: @autoclosure () -> String) {
    if numbers.contains(where: { !$0.isFinite }) { fault("\(what()) is \(numbers)") }
  }
  func checkFinite(_ point: ScrollPoint, what: @autoclosure () -> String) {
    checkFinite(point.x, point.y, what: what())
  }
  func checkFinite(_ point: Point, what: @autoclosure () -> String) {
    checkFinite(Double(point.x), Double(point.y), what: what())
  }
  func checkFinite(_ vector: Vector, what: @autoclosure () -> String) {
    checkFinite(Double(vector.dx), Double(vector.dy), what: what())
  }
}

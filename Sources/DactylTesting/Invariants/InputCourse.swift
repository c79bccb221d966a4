import Dactyl

/// The phases of one input that one receiver gets: a beginning, and then exactly one end or cancel (T21).
package struct InputCourse {
  /// Whether it has received the beginning.
  package private(set) var hasBegun = false
  /// Whether it has received the end or cancel.
  package private(set) var isOver = false
  /// Whether the input was claimed: a cancel may follow, and nothing else.
  private var isClaimed = false

  /// Makes a course in which nothing was received.
  package init() {}

  /// Whether the receiver waits for the end.
  package var isOpen: Bool { hasBegun && !isOver && !isClaimed }

  /// Records that the input was taken from its target.
  package mutating func claim() { isClaimed = true }

  /// Records a phase. Returns what is wrong with it, if anything is.
  ///
  /// - Parameter needsBegan: Whether the receiver has to have received the beginning before any other phase. Up the
  ///   chain each phase travels by itself (T20), and a receiver that came later gets the rest.
  package mutating func receive(_ phase: TouchPhase, needsBegan: Bool) -> [String] {
    var faults: [String] = []
    if isOver { faults.append("\(phase) after its end") }
    if isClaimed && phase != .cancelled { faults.append("\(phase) after it was claimed") }
    if phase == .began {
      if hasBegun { faults.append("began twice") }
      (hasBegun, isOver) = (true, false)
    } else if needsBegan && !hasBegun {
      faults.append("\(phase) without began")
    }
    if phase == .ended || phase == .cancelled { isOver = true }
    return faults
  }
}

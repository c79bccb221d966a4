/// Whether a line may end before a scalar.
enum LineBreak: UInt8 {
  case prohibited, allowed, mandatory
}

/// The positions at which the lines of a text may and must end: the rules of UAX #14, scalar by scalar, with a few
/// bytes of state. Numbers are kept whole as in example 7 of its section 8.2, which the published test uses.
struct LineBreakRules {
  /// The class of the last scalar, ignoring marks on it (LB9); nil before the first.
  private var last: LineBreakClass?
  /// The class of the last scalar that is not a space.
  private var lastNotSpace: LineBreakClass?
  /// Whether the last scalar was a joiner.
  private var isAfterJoiner = false
  /// Whether the last scalars were a Hebrew letter and a hyphen (LB21a).
  private var isAfterHebrewHyphen = false
  /// Whether the last scalars were an odd number of regional indicators (LB30a).
  private var isAfterHalfFlag = false
  private var number = Number.none

  /// The progress through a number (LB25).
  private enum Number { case none, digits, closed }

  /// Adds the next scalar of the text, and returns whether a line may end before it. For some scalars the closure is
  /// called for the following one, ignoring marks on this one; nil at the end.
  mutating func take(_ scalar: LineBreakClass, followedBy next: () -> LineBreakClass?) -> LineBreak {
    if scalar == .al, last == .al, !isAfterJoiner { return .prohibited }
    let isMark = scalar == .cm || scalar == .zwj
    if isMark, let last, !Self.unmarked.contains(last) {  // LB9
      isAfterJoiner = scalar == .zwj
      return .prohibited
    }
    let taken = isMark ? .al : scalar  // LB10
    let answer = rule(before: taken, next)
    switch taken {
    case .nu: number = .digits
    case .sy, .is: if number != .digits { number = .none }
    case .cl, .cp, .wideCP: number = number == .digits ? .closed : .none
    default: number = .none
    }
    isAfterHebrewHyphen = last == .hl && (taken == .hy || taken == .ba)
    isAfterHalfFlag = taken == .ri && !(last == .ri && isAfterHalfFlag)
    isAfterJoiner = scalar == .zwj
    last = taken
    if taken != .sp { lastNotSpace = taken }
    return answer
  }

  private static let unmarked: LineBreakClasses = [.bk, .cr, .lf, .nl, .sp, .zw]
  private static let lineEnds: LineBreakClasses = [.bk, .cr, .lf, .nl]
  private static let closing: LineBreakClasses = [.cl, .cp, .wideCP]
  private static let neverFirst: LineBreakClasses = [.cl, .cp, .wideCP, .ex, .is, .sy]
  private static let letters: LineBreakClasses = [.al, .hl]
  private static let ideographs: LineBreakClasses = [.id, .reservedID, .eb, .em]
  private static let hangul: LineBreakClasses = [.jl, .jv, .jt, .h2, .h3]

  private func rule(before next: LineBreakClass, _ following: () -> LineBreakClass?) -> LineBreak {
    guard let last else { return .prohibited }  // LB2
    if last == .cr { return next == .lf ? .prohibited : .mandatory }  // LB5
    if Self.lineEnds.contains(last) { return .mandatory }  // LB4, LB5
    if Self.lineEnds.contains(next) || next == .sp || next == .zw { return .prohibited }  // LB6, LB7
    if lastNotSpace == .zw { return .allowed }  // LB8
    if isAfterJoiner { return .prohibited }  // LB8a
    if next == .wj || last == .wj || last == .gl { return .prohibited }  // LB11, LB12
    if next == .gl, last != .sp, last != .ba, last != .hy { return .prohibited }  // LB12a
    if Self.neverFirst.contains(next) { return .prohibited }  // LB13
    switch lastNotSpace {
    case .op, .wideOP: return .prohibited  // LB14
    case .qu: if next == .op || next == .wideOP { return .prohibited }  // LB15
    case .cl, .cp, .wideCP: if next == .ns { return .prohibited }  // LB16
    case .b2: if next == .b2 { return .prohibited }  // LB17
    default: break
    }
    if last == .sp { return .allowed }  // LB18
    if next == .qu || last == .qu { return .prohibited }  // LB19
    if next == .cb || last == .cb { return .allowed }  // LB20
    return isKept(last, next, following) ? .prohibited : .allowed  // LB31
  }

  /// Whether two scalars without a space between them stay on one line: LB21 to LB30b.
  private func isKept(
    _ last: LineBreakClass, _ next: LineBreakClass, _ following: () -> LineBreakClass?
  ) -> Bool {
    switch next {
    case .ba, .hy, .ns, .in: return true  // LB21, LB22
    default: if last == .bb || isAfterHebrewHyphen { return true }  // LB21, LB21a
    }
    switch (last, next) {
    case (.sy, .hl): return true  // LB21b
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return true  // LB23
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): return true  // LB24
    case (.pr, .nu), (.po, .nu), (.hy, .nu), (.nu, .nu): return true  // LB25
    case (.pr, .op), (.po, .op), (.pr, .wideOP), (.po, .wideOP): return following() == .nu  // LB25
    case (.sy, .nu), (.is, .nu): return number == .digits  // LB25
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return true  // LB26
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.is, .al), (.is, .hl): return true  // LB28, LB29
    case (.al, .op), (.hl, .op), (.nu, .op), (.cp, .al), (.cp, .hl), (.cp, .nu): return true  // LB30
    case (.ri, .ri): return isAfterHalfFlag  // LB30a
    case (.eb, .em), (.reservedID, .em): return true  // LB30b
    default: break
    }
    if last == .pr { return Self.ideographs.contains(next) || Self.hangul.contains(next) }  // LB23a, LB27
    guard next == .po || next == .pr else { return false }
    if number != .none { return true }  // LB25
    return next == .po && (Self.ideographs.contains(last) || Self.hangul.contains(last))  // LB23a, LB27
  }
}

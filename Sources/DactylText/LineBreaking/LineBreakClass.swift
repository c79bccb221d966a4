/// The line breaking class of a scalar, by the names of UAX #14.
///
/// Classes that rule LB1 resolves are resolved in the table: ambiguous and unknown scalars and surrogates are `al`,
/// small kana are `ns`, and letters of scripts that are written without spaces and need a dictionary (`SA`) are `al`,
/// their marks `cm`. The cases are in the order of the table that Tests/LineBreaking/make_table.py makes.
enum LineBreakClass: UInt8 {
  case al, hl, nu, sp, bk, cr, lf, nl, cm, zwj, zw, wj, gl, ba, bb, b2, hy, cb, cl, cp
  /// A closing parenthesis of East Asian width, which LB30 excludes.
  case wideCP
  case ex, `in`, ns, op
  /// An opening punctuation of East Asian width, which LB30 excludes.
  case wideOP
  case qu, `is`, pr, po, sy, eb, em, id
  /// A code point that is reserved for a pictograph (LB30b).
  case reservedID
  case h2, h3, jl, jv, jt, ri
}

/// A set of classes.
struct LineBreakClasses: ExpressibleByArrayLiteral {
  private let bits: UInt64

  init(arrayLiteral classes: LineBreakClass...) {
    var bits: UInt64 = 0
    for member in classes { bits |= 1 << UInt64(member.rawValue) }
    self.bits = bits
  }

  func contains(_ member: LineBreakClass) -> Bool { bits >> UInt64(member.rawValue) & 1 == 1 }
}

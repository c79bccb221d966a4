/// A view that a hit-test which reports its verdicts has entered.
struct ExplainedLevel {
  var view: UInt32
  /// The number of children that are still to be visited, those behind the last visited one.
  var left: Int
  /// The point, in the view's own coordinates.
  var point: SIMD2<Float>
  /// The verdict with which the view was entered.
  var verdict: HitVerdict
}

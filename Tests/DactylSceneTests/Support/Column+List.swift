@testable import DactylScene

extension Column {
  /// The values, as an array.
  var list: [Element] { (0..<count).map { self[$0] } }
}

/// Ends a run in which the cost of one thing grew with the number of things.
struct BenchGrowthError: Error, CustomStringConvertible {
  let faults: [String]
  var description: String { "too steep:\n" + faults.joined(separator: "\n") }
}

/// A scene or a pass that is left out, with the reason.
struct BenchSkip: Error {
  let reason: String
}

/// An answer that differs from the plain walk's: the whole run fails.
struct BenchMismatch: Error, CustomStringConvertible {
  let peer: String
  let scene: BenchScene
  let views: Int
  let pass: String
  let found: Int32
  let wanted: Int32

  var description: String {
    "\(scene.rawValue), \(views) views, \(pass): \(peer) found view \(found) where the plain walk finds \(wanted)"
  }
}

/// A view whose position in the engine differs from the plain walk's: the whole run fails.
struct BenchMisplacement: Error, CustomStringConvertible {
  let scene: BenchScene
  let views: Int
  let view: Int32

  var description: String { "\(scene.rawValue), \(views) views, transforms: view \(view) is at the wrong position" }
}

/// A drawn list that differs from the plain walk's: the whole run fails.
struct BenchMiscount: Error, CustomStringConvertible {
  let scene: BenchScene
  let views: Int
  let pass: String
  let drawn: Int
  let wanted: Int

  var description: String {
    "\(scene.rawValue), \(views) views, \(pass): \(drawn) views are drawn where the plain walk finds \(wanted)"
  }
}

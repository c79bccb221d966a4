/// Ends a run in which what one thing costs grew with their number.
struct BenchGrowthError: Error, CustomStringConvertible {
  let faults: [String]
  var description: String { "too steep:\n" + faults.joined(separator: "\n") }
}

/// A scene or a pass that is left out, and why.
struct BenchSkip: Error {
  let reason: String
}

/// An answer that is not that of the plain walk: the whole run fails.
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

/// A view that the engine has elsewhere than the plain walk: the whole run fails.
struct BenchMisplacement: Error, CustomStringConvertible {
  let scene: BenchScene
  let views: Int
  let view: Int32

  var description: String { "\(scene.rawValue), \(views) views, transforms: view \(view) is at the wrong position" }
}

/// A drawn list that is not that of the plain walk: the whole run fails.
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

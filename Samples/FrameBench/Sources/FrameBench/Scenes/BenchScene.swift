import Dactyl

/// The scenes that can be measured.
enum BenchScene: String, CaseIterable {
  /// Rectangles side by side, on average two over each other at any point.
  case flat
  /// Squares of 64 points that crowd on one screen.
  case flatOverlap = "flat-overlap"
  /// The rectangles of `flat`, each turned and scaled.
  case flatRotated = "flat-rotated"
  /// A balanced tree with eight views in each.
  case tree
  /// The views of `tree`, each turned by up to 14 degrees and scaled by 0.8 to 1.2.
  case treeRotated = "tree-rotated"
  /// Figures side by side, each with a body and two parts, all turned.
  case forest
  /// Views each in the one before, as deep as there are views.
  case chain
  /// Layers that cover everything and cannot be hit, except the one at the back.
  case stackBottom = "stack-bottom"
  /// Layers that cover everything and can be hit.
  case stackTop = "stack-top"
  /// A thousand sprites side by side, each with a tap and a pan recognizer; for the pass `stages` alone.
  case sprites
  /// The sample game; for the pass `stages` alone.
  case cardTable = "card-table"

  /// All names, in the format of the option.
  static let names = allCases.map(\.rawValue).joined(separator: ",")

  /// Whether fingers play with the scene, in place of being measured pass by pass.
  var isPlayed: Bool { self == .sprites || self == .cardTable }
  /// Whether views have siblings among which they can change their order.
  var hasSiblings: Bool { self != .chain }
  /// Whether the scene, when it is large, is too deep for the recursion of a tree of objects.
  var isDeep: Bool { self == .chain }

  /// Makes the scene's model with a number of views, the root among them.
  func model(views: Int, seed: UInt64) -> SceneModel {
    var random = SplitMix(seed: seed)
    return switch self {
    case .flat: .flat(views, isRotated: false, &random)
    case .flatRotated: .flat(views, isRotated: true, &random)
    case .flatOverlap: .crowd(views, &random)
    case .tree: .tree(views, isRotated: false, &random)
    case .treeRotated: .tree(views, isRotated: true, &random)
    case .forest: .forest(views, &random)
    case .chain: .chain(views)
    case .stackBottom: .stack(views, isInteractive: false)
    case .stackTop: .stack(views, isInteractive: true)
    case .sprites, .cardTable: SceneModel(world: Size(1000, 700))
    }
  }

  /// Returns points to query: anywhere in the world, except in the chain: there in its middle, through which all views
  /// go.
  func points(_ count: Int, in model: SceneModel, seed: UInt64) -> [Point] {
    var random = SplitMix(seed: seed ^ 0x5EED)
    let margin: Float = isDeep ? 0.25 : 0
    return (0..<count).map { _ in
      Point(
        random.number(margin, 1 - margin) * model.world.width, random.number(margin, 1 - margin) * model.world.height)
    }
  }
}

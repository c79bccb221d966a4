import Dactyl

/// One scene of one size in the engine and as a tree of objects, and the values shared by its passes.
final class SceneBench {
  let scene: BenchScene
  let options: BenchOptions
  var model: SceneModel
  /// The number of views; while edits are measured there may be some more.
  let views: Int
  let engine: EngineScene
  /// The tree of objects; nil if it is too deep to be walked.
  private(set) var classTree: ClassScene?
  let points: [Point]
  var random: SplitMix
  /// The measurements that were left out, with the reasons.
  private(set) var remarks: [String] = []

  init(_ scene: BenchScene, views: Int, _ options: BenchOptions) throws {
    self.scene = scene
    self.options = options
    random = SplitMix(seed: options.seed ^ 0xED17)
    model = scene.model(views: views, seed: options.seed)
    if options.isEdited && scene.hasSiblings { model.editTenth(&random) }
    points = scene.points(1000, in: model, seed: options.seed)
    self.views = model.count
    engine = try EngineScene(model, isDeep: scene.isDeep)
    if scene.isDeep && views > 20_000 {
      remarks.append("no class tree: its walk would overflow the stack somewhere beyond 20,000 levels")
    } else {
      classTree = ClassScene(model)
    }
  }

  /// Returns the second at which the next run of frames starts: after all earlier ones.
  func nextMoment() -> Double {
    moment += 1000
    return moment
  }
  private var moment = 0.0

  func remark(_ text: String) { remarks.append(text) }

  /// Makes the tree of objects again, after edits that only the engine received.
  func renewClassTree() {
    guard classTree != nil else { return }
    classTree = nil
    classTree = ClassScene(model)
  }

  func row(_ pass: BenchPass, per: BenchRow.Per, _ samples: Samples) -> BenchRow {
    var row = BenchRow(scene.rawValue, views: views, pass.rawValue, per: per, samples)
    row.bytesPerView = engine.bytes
    row.slackPerView = engine.slack
    row.classTreeBytes = classTree?.bytes
    row.edited = options.isEdited && scene.hasSiblings
    return row
  }

  /// Fails the run unless a peer's answer is the plain walk's.
  func check<Peer: BenchPeer>(_ peer: Peer, _ answer: UInt32, _ wanted: Int32, _ pass: BenchPass) throws {
    let found = peer.node(of: answer)
    guard found != wanted else { return }
    throw BenchMismatch(
      peer: peer === engine ? "the engine" : "the class tree", scene: scene, views: views, pass: pass.rawValue,
      found: found, wanted: wanted)
  }
}

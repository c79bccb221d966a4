import Dactyl
import DactylInspector

/// The description of a sprite sheet in a JSON file.
///
/// `frames` is an object of frames by name, or a list of frames with a `filename`; each has a `frame` of x, y, w and h,
/// and maybe a `duration` in milliseconds. `meta.image` names the picture; `meta.frameTags` are animations, with
/// the numbers of their first and last frames and a direction.
struct SpriteSheetFile {
  /// The name of the picture, beside the file.
  let image: String
  private(set) var frames: [(name: String, frame: SpriteFrame)] = []
  private(set) var animations: [String: [SpriteFrame]] = [:]

  init(_ bytes: [UInt8], file: String) throws(ScenarioError) {
    let top = try JSONFields(try JSONNode.top(of: bytes, file: file))
    let meta = try JSONFields(try top.required("meta", "an object with the name of the picture"))
    image = try meta.required("image", "the name of the picture").text()
    let list = try top.required("frames", "the frames")
    if case .list = list.value {
      for node in try list.elements() {
        let name = try JSONFields(node).required("filename", "the name of the frame").text()
        frames.append((name, try Self.frame(node)))
      }
    } else {
      let fields = try JSONFields(list)
      for name in fields.keys { frames.append((name, try Self.frame(try fields.required(name, "a frame")))) }
    }
    for tag in try meta["frameTags"]?.elements() ?? [] { try addAnimation(tag) }
  }

  private static func frame(_ node: JSONNode) throws(ScenarioError) -> SpriteFrame {
    let fields = try JSONFields(node)
    guard try !fields.flag("rotated", default: false) else {
      throw node.fault("the frame is turned by a quarter; export the sheet without rotation")
    }
    let place = try JSONFields(try fields.required("frame", "an object with x, y, w and h"))
    var numbers: [Float] = []
    for key in ["x", "y", "w", "h"] {
      numbers.append(Float(try place.required(key, "a number").number(from: 0, to: 1e6)))
    }
    let cell = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    guard let duration = fields["duration"] else { return SpriteFrame(cell) }
    return SpriteFrame(cell, duration: try duration.number(from: 0) / 1000)
  }

  private mutating func addAnimation(_ tag: JSONNode) throws(ScenarioError) {
    let fields = try JSONFields(tag)
    let name = try fields.required("name", "the name of the animation").text()
    let (from, to) = (try fields.required("from", "a number"), try fields.required("to", "a number"))
    let (first, last) = (try from.integer(from: 0), try to.integer(from: 0))
    guard last < frames.count else { throw to.fault(wanted: "the number of one of the \(frames.count) frames") }
    guard first <= last else { throw from.fault(wanted: "a number up to \(last)") }
    let part = frames[first...last].map(\.frame)
    switch try fields["direction"]?.text() ?? "forward" {
    case "reverse": animations[name] = part.reversed()
    case "pingpong": animations[name] = part + part.dropFirst().dropLast().reversed()
    case "pingpong_reverse": animations[name] = part.reversed() + part.dropFirst().dropLast()
    default: animations[name] = part
    }
  }
}

extension TextureStore {
  func spriteSheet(named name: String) throws(AssetError) -> SpriteSheet {
    if let sheet = sheets[name] { return sheet }
    let path = try finder.path(of: name)
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.bytes(of: path)
    } catch {
      throw AssetError(name: name, reason: "\(error)")
    }
    let file: SpriteSheetFile
    do throws(ScenarioError) {
      file = try SpriteSheetFile(bytes, file: name)
    } catch {
      throw AssetError(name: name, reason: error.path.isEmpty ? error.problem : "\(error.path): \(error.problem)")
    }
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    let sheet = SpriteSheet(
      try texture(named: folder + file.image), frames: file.frames, animations: file.animations)
    sheets[name] = sheet
    return sheet
  }
}

/// A part of a picture that is shown for a time: a step of an animation.
public struct SpriteFrame: Hashable, Sendable {
  /// The part, in pixels of the picture.
  public var cell: Rect
  /// The time for which it is shown, in seconds; at least a thousandth.
  public var duration: Double

  /// Makes a frame.
  public init(_ cell: Rect, duration: Double = 1 / 12) {
    self.cell = cell
    self.duration = duration
  }
}

/// A picture with named frames, and animations made of them.
///
/// ```swift
/// let hero = try scene.loadSpriteSheet("hero.json")
/// view[Sprite.self] = Sprite(hero.texture, cell: hero["stand"])
/// view.animateFrames(hero.animation("walk"))
/// ```
public struct SpriteSheet: Hashable, Sendable {
  /// The picture.
  public var texture: Texture
  /// The names of the frames, in the order of the file.
  public private(set) var names: [String]
  private let frames: [String: SpriteFrame]
  private let animations: [String: [SpriteFrame]]

  /// Makes a sheet of frames.
  ///
  /// - Parameters:
  ///   - texture: the picture.
  ///   - frames: the frames by name; of two with one name the last counts.
  ///   - animations: names for animations beyond those that the names of frames make.
  public init(
    _ texture: Texture, frames: [(name: String, frame: SpriteFrame)], animations: [String: [SpriteFrame]] = [:]
  ) {
    self.texture = texture
    var seen: Set<String> = []
    names = frames.map(\.name).filter { seen.insert($0).inserted }
    self.frames = Dictionary(frames.map { ($0.name, $0.frame) }, uniquingKeysWith: { $1 })
    self.animations = animations
  }

  /// Makes a sheet whose frames all have one size, in rows, with as many names as there are frames to use.
  public init(_ texture: Texture, cells size: Size, names: [String]) {
    let columns = size.width > 0 ? Int(clamping: (texture.size.width / size.width).rounded(.down)) : 1
    self.init(
      texture,
      frames: names.enumerated().map { ($1, SpriteFrame(Sprite.cell($0, of: size, columns: columns))) })
  }

  /// The part of the picture with a name; nil when there is none.
  public subscript(name: String) -> Rect? { frames[name]?.cell }

  /// The frames of an animation: those of a name in the file, such as a tag of Aseprite; else those whose names are
  /// this one and a number, with or without a sign between them and an ending, ascending; else the frame of that name.
  /// Empty when there are none.
  public func animation(_ name: String) -> [SpriteFrame] {
    if let animation = animations[name] { return animation }
    let numbered = names.compactMap { full in Self.number(of: full, after: name).map { (number: $0, name: full) } }
    if numbered.isEmpty { return frames[name].map { [$0] } ?? [] }
    return numbered.sorted { ($0.number, $0.name) < ($1.number, $1.name) }.compactMap { frames[$0.name] }
  }

  /// The number that follows a name, apart from signs before it and an ending; nil for another name.
  private static func number(of full: String, after name: String) -> Int? {
    guard full.hasPrefix(name) else { return nil }
    let rest = full.dropFirst(name.count).drop { "_- .#(".contains($0) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let ending = rest.dropFirst(digits.count)
    guard ending.isEmpty || ending.hasPrefix(".") || ending == ")" else { return nil }
    return Int(digits)
  }
}

/// The animation of a sprite by frames: a component, whose position an animation moves.
struct SpriteFrames {
  let frames: [SpriteFrame]
  /// The moments at which the frames end, in seconds.
  let ends: [Float]
  /// The seconds since the first frame.
  var position: Float = 0

  init(_ frames: [SpriteFrame]) {
    self.frames = frames
    var end = 0.0
    ends = frames.map { frame in
      end += frame.duration >= 0.001 ? min(frame.duration, 1e6) : 0.001
      return Float(end)
    }
  }

  var duration: Float { ends.last ?? 0 }
  var cell: Rect? { (ends.firstIndex { position < $0 } ?? frames.indices.last).map { frames[$0].cell } }
}
